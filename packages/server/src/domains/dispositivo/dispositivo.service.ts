import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { dispositivoApi } from '@portal/contract/dispositivo';
import { type Context, type DeviceContext, instantOf, type PublicContext } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { failure, notFound } from '../../errors/errors.ts';
import { recordEvent } from '../log/log.public.ts';
import { addressKey, hashToken, newToken, requireAttempt } from '../sesion/sesion.public.ts';
import { CODIGO_MS, hashCodigo, newCodigo } from './codigo-dispositivo.crypto.ts';
import { dispositivoRows, findEmpresaOf, findPropio } from './dispositivo.repository.ts';
import { claimCode, clearVinculo, revokeOn, saveCode, saveVisto } from './vinculo.repository.ts';

type Dispositivo = typeof dispositivoApi;

/** Locks a tablet of the scope. Throws 404 without one. */
async function lock(trx: Executor, { scope }: Context, id: number): Promise<void> {
  if (!(await dispositivoRows.lock(trx, id, scope))) throw notFound('dispositivo');
}

/** Writes an entry of the log about a tablet, by its number and with its company. */
const note = async (trx: Executor, { user, now }: Context, { tipo, id }: { readonly tipo: string; readonly id: number }) =>
  recordEvent(trx, {
    id_usuario: null,
    id_empresa: await findEmpresaOf(trx, id),
    id_autor: user.id_usuario,
    usuario: user.username,
    tabla: 'tableta',
    tipo,
    detalle: `tablet ${id}`,
    now,
  });

/** `POST /dispositivo/codigo`: makes the code that pairs a tablet (P122). A paired one goes on until the code is used. */
export const makeCode = (
  context: Context,
  { body: { id_dispositivo } }: RequestOf<Dispositivo['codigo']>,
): Promise<ResponseOf<Dispositivo['codigo']>> =>
  inTransaction(context, async (trx) => {
    await lock(trx, context, id_dispositivo);
    const codigo = newCodigo();
    const fecha_expiracion = new Date(context.now.getTime() + CODIGO_MS).toISOString();
    await saveCode(trx, { id_dispositivo, codigo_hash: hashCodigo(codigo), codigo_expira: fecha_expiracion });
    await note(trx, context, { tipo: 'tablet_codigo', id: id_dispositivo });
    return { ...done(context, 'dispositivo.codigo.generado'), codigo, fecha_expiracion };
  });

/** `POST /dispositivo/desvincular`: unpairs a tablet; its sessions end at once (P122). */
export const unpair = (
  context: Context,
  { body: { id_dispositivo } }: RequestOf<Dispositivo['desvincular']>,
): Promise<ResponseOf<Dispositivo['desvincular']>> =>
  inTransaction(context, async (trx) => {
    await lock(trx, context, id_dispositivo);
    await clearVinculo(trx, id_dispositivo);
    await revokeOn(trx, id_dispositivo, instantOf(context));
    await note(trx, context, { tipo: 'tablet_desvinculada', id: id_dispositivo });
    return { ...done(context, 'dispositivo.desvinculada') };
  });

/** `POST /dispositivo/vincular`: exchanges a code for the token of the tablet, and a secret that the server does not keep (P122). */
export async function pair(
  context: PublicContext,
  { body }: RequestOf<Dispositivo['vincular']>,
): Promise<ResponseOf<Dispositivo['vincular']>> {
  await requireAttempt(context, [addressKey('direccion', context.ip)]);
  const token = newToken();
  return context.db.transaction().execute(async (trx) => {
    const id = await claimCode(trx, { codigo_hash: hashCodigo(body.codigo), token_hash: hashToken(token), now: instantOf(context) });
    const dispositivo = id === undefined ? undefined : await findPropio(trx, id);
    if (!dispositivo) throw failure('enlace_vencido', 'dispositivo.errores.codigo');
    await revokeOn(trx, dispositivo.id_dispositivo, instantOf(context));
    await recordEvent(trx, {
      id_usuario: null,
      id_empresa: await findEmpresaOf(trx, dispositivo.id_dispositivo),
      usuario: 'sistema',
      tabla: 'tableta',
      tipo: 'tablet_vinculada',
      detalle: `tablet ${dispositivo.id_dispositivo}`,
      now: context.now,
    });
    return { ...done(context, 'dispositivo.vinculada'), token, secreto: newToken(), dispositivo };
  });
}

/** `GET /dispositivo/mio`. */
export async function describeOwn({ db, dispositivo }: DeviceContext): Promise<ResponseOf<Dispositivo['mio']>> {
  const found = await findPropio(db, dispositivo.id_dispositivo);
  if (!found) throw failure('dispositivo_desvinculado', 'dispositivo.errores.desvinculado');
  return found;
}

/** `POST /dispositivo/latido`: notes the use of a tablet; that of its session is noted with every call. */
export async function noteBeat(
  context: DeviceContext,
  { body: { en_espera } }: RequestOf<Dispositivo['latido']>,
): Promise<ResponseOf<Dispositivo['latido']>> {
  await saveVisto(context.db, { id_dispositivo: context.dispositivo.id_dispositivo, en_espera, now: instantOf(context) });
  return { ...done(context, 'registro.actualizado') };
}
