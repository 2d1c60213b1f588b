import { createHash } from 'node:crypto';
import type { notificacionApi } from '@portal/contract/notificacion';
import { NOTIFICACION } from '@portal/contract/notificacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { NINGUNO } from '../../config/private-networks.rules.ts';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { failure, invalid, notFound } from '../../errors/errors.ts';
import { recordEvent } from '../log/log.public.ts';
import { describeAgent } from '../sesion/sesion.public.ts';
import { direccionProblem } from '../webhook/webhook.public.ts';
import { deleteEquipo, findVapid, listEquipos, saveEquipo } from './notificacion.repository.ts';
import { isReceptor, newVapid, publicKeyOf } from './push.crypto.ts';

type Notificacion = typeof notificacionApi;

/** `GET /notificacion`: the caller's browsers, and the public key for a further one. */
export async function listOwn({ db, user }: Context): Promise<ResponseOf<Notificacion['sel']>> {
  const clave = publicKeyOf(await findVapid(db, newVapid));
  const rows = await listEquipos(db, user.id_usuario);
  return { clave, equipos: rows.map(({ agente, ...row }) => ({ ...row, ...describeAgent(agente) })) };
}

const note = (trx: Executor, { user, now }: Context, tipo: string): Promise<number> =>
  recordEvent(trx, { id_usuario: user.id_usuario, id_autor: user.id_usuario, usuario: user.username, tabla: 'usuario', tipo, now });

/**
 * `POST /notificacion`: stores the caller's browser, or its hours. A client chooses the address: it is public, by https, and on a usual port, else 400.
 * Throws 409 for a person with the most browsers.
 */
export async function addEquipo(context: Context, { body }: RequestOf<Notificacion['ins']>): Promise<ResponseOf<Notificacion['ins']>> {
  const { suscripcion, silencio_desde, silencio_hasta } = body;
  const { endpoint: direccion, keys } = suscripcion;
  const receptor = { clave_publica: keys.p256dh, secreto: keys.auth };
  if (direccionProblem(direccion, NINGUNO) || !isReceptor(receptor)) throw invalid('suscripcion', 'notificacion.errores.suscripcion');
  const { id_usuario } = context.user;
  const huella = createHash('sha256').update(direccion).digest('hex');
  const equipo = { ...receptor, id_usuario, direccion, huella, agente: context.agente, silencio_desde, silencio_hasta };
  return inTransaction(context, async (trx) => {
    const saved = await saveEquipo(trx, { ...equipo, now: instantOf(context) });
    if (!saved) throw failure('conflicto', 'notificacion.errores.demasiados', { total: String(NOTIFICACION.equipos) });
    await note(trx, context, 'notificacion_activada');
    return done(context, 'notificacion.activada');
  });
}

/** `DELETE /notificacion/:id`: takes a browser of the caller back. Throws 404 for another person's. */
export const removeEquipo = (context: Context, { params }: RequestOf<Notificacion['del']>): Promise<ResponseOf<Notificacion['del']>> =>
  inTransaction(context, async (trx) => {
    if (!(await deleteEquipo(trx, { id_usuario: context.user.id_usuario, id: params.id }))) throw notFound('notificacion');
    await note(trx, context, 'notificacion_quitada');
    return done(context, 'notificacion.quitada');
  });
