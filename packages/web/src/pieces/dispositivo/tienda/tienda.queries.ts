import { avanceApi } from '@portal/contract/avance';
import type { CallOf } from '@portal/contract/core';
import { dispositivoApi } from '@portal/contract/dispositivo';
import { useMutation, useQuery } from '@tanstack/react-query';
import { keepCourseFiles } from './course-files.queries.ts';
import { countWaiting, forgetAtTheEnd, sweep, unpairHere } from './leave-tienda.ts';
import { keyAfterEntry, makeTabletKeys, openOnTablet, type Opened, type Refusal } from './llavero.ts';
import { sealedVault } from './sellado.ts';
import { ApiError } from '../../../core/client/api-error.ts';
import { bring, call } from '../../../core/client/client.ts';
import { openOffline } from '../../../core/offline/offline.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { enterSession, holdToken, isShopSession, readToken } from '../../../core/session/session.ts';
import { readShop, type Shop, storeShop } from '../../../core/session/shop.ts';

type Entrada = CallOf<typeof dispositivoApi.entrar>['body'];

/** Pairs this browser as the tablet of a shop, by the code of an administrator. */
export const usePair = () =>
  useMutation({
    mutationFn: async (codigo: string) => {
      const { token, secreto, dispositivo } = await call(dispositivoApi.vincular, { body: { codigo } });
      await makeTabletKeys(secreto);
      storeShop({ token, dispositivo: dispositivo.dispositivo, empresa: dispositivo.empresa, maximo_mb: dispositivo.maximo_mb });
    },
  });

/** Failure of an entry without a connection. */
export class TabletRefusal extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.motivo);
    this.refusal = refusal;
  }
}

/** Lets a person in on this tablet: by the server, or without a connection by the key that the PIN opens. */
export const useEnter = (shop: Shop) => useMutation({ mutationFn: (body: Entrada) => enterOn(shop, body) });

async function enterOn(shop: Shop, body: Entrada): Promise<void> {
  try {
    const { api_token, usuario, llave, panel } = await call(dispositivoApi.entrar, { query: { panel: 1 }, body }, { token: shop.token });
    const key = await keyAfterEntry({ documento: body.documento, pin: body.pin_nuevo ?? body.pin }, { usuario, llave });
    const token = `${api_token}.${shop.token}`;
    if (panel) bring(avanceApi.panel, panel, token);
    await begin({ usuario, key }, token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'sin_conexion') throw await afterRefusal(error);
    const opened = await openOnTablet(body, Date.now());
    if ('motivo' in opened) throw new TabletRefusal(opened);
    await begin(opened, `${WITHOUT_LINE}.${shop.token}`);
  }
}

/** Session part of the token of an entry without a connection: the server refuses it when the connection is back, and the person enters again. */
const WITHOUT_LINE = 'sin-conexion';

async function begin({ usuario, key }: Opened, token: string): Promise<void> {
  await openOffline(usuario.id, sealedVault(key));
  forgetAtTheEnd(usuario.id);
  holdToken(token);
  enterSession({ ...usuario, dias_vencimiento: Math.max(usuario.dias_vencimiento, 0) }, token);
}

/** Unpairs this browser when the server no longer knows it; returns the failure. */
async function afterRefusal(error: unknown): Promise<unknown> {
  if (error instanceof ApiError && error.code === 'dispositivo_desvinculado') await unpairHere();
  return error;
}

/** Reports to the server that the tablet is in use and how many entries wait on it; keeps the session of a person open. */
export async function beat(): Promise<number> {
  const shop = readShop();
  const en_espera = await countWaiting().catch(() => 0);
  if (!shop) return en_espera;
  const token = isShopSession() ? (readToken() ?? shop.token) : shop.token;
  try {
    await call(dispositivoApi.latido, { body: { en_espera } }, { token });
  } catch (error) {
    await afterRefusal(error);
  }
  return en_espera;
}

/** Milliseconds between two beats of a tablet on which nobody is. */
const IDLE_BEAT_MS = 60_000;

/** Counts the unsent entries of the tablet; sends the server a sign of life, and removes data that was read without a connection. */
export const useIdleTablet = () =>
  useQuery({
    queryKey: [...keysOf('dispositivo').all, 'latido'],
    queryFn: async () => {
      await sweep().catch(() => undefined);
      const waiting = await beat();
      const shop = readShop();
      if (shop) void keepCourseFiles(shop).catch(() => undefined);
      return waiting;
    },
    refetchInterval: IDLE_BEAT_MS,
    gcTime: 0,
  });
