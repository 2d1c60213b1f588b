import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { type Context, instantOf, type PublicContext } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../log/log.public.ts';
import { closeDesafios } from './factor/desafio.repository.ts';
import { purgeDispositivos } from './dispositivo.repository.ts';
import { purgeIntentos } from './freno/intento.repository.ts';
import { personOf } from './person.service.ts';
import { closeLinks } from './contrasenia/restablecimiento.repository.ts';
import { purgeAccess, revokeSesion, revokeSesiones } from './sesion.repository.ts';

type Usuario = typeof sesionApi;

const DAY_MS = 24 * 60 * 60 * 1000;
const DEVICE_DAYS = 180;

/** `POST /usuario/verify_token`: the person of the header's token, for older clients of the parameter's. Throws 401 for any other. */
export const verifyToken = (
  context: PublicContext,
  { query }: RequestOf<Usuario['verifyToken']>,
): Promise<ResponseOf<Usuario['verifyToken']>> => personOf(context, query.authtoken);

/** `POST /usuario/logout`: revokes the session of the call (P5). */
export async function logout(context: Context): Promise<ResponseOf<Usuario['logout']>> {
  const { user, now } = context;
  await context.db.transaction().execute(async (trx) => {
    await revokeSesion(trx, user.id_sesion, instantOf(context));
    const { id_usuario, username: usuario } = user;
    await recordEvent(trx, { id_usuario, id_autor: id_usuario, usuario, tabla: 'usuario', tipo: 'logout', now });
  });
  return { ...done(context, 'sesion.cerrada') };
}

/** Revokes every session, link and code of these people, in the caller's transaction. */
export async function endAccess(trx: Executor, usuarios: readonly number[], now: string): Promise<void> {
  await revokeSesiones(trx, usuarios, { now });
  await closeLinks(trx, usuarios, now);
  await closeDesafios(trx, usuarios);
}

/** Deletes sessions, links and counters that ended more than a day ago, and devices that nobody used for half a year. */
export async function purgeExpired(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await purgeAccess(db, before(1));
  await purgeIntentos(db, before(1));
  await purgeDispositivos(db, before(DEVICE_DAYS));
}
