import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { instantOf, type Context } from '../../core/context.ts';
import { done } from '../../core/http/done.ts';
import { failure, invalid, notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { findDetalle, findIdDetalle, listDetalleRows, updateBorrador, type DetalleFila } from './detalle.repository.ts';
import { findOwner, lockIntento } from './evaluacion.repository.ts';

type Detalle = typeof api.detalle;

/** Returns the owner of an answer; undefined without the answer. */
export async function ownerOfDetalle({ db }: Context, id_detalle: number): Promise<number | undefined> {
  const detalle = await findDetalle(db, id_detalle);
  return detalle && findOwner(db, detalle.id_evaluacion);
}

/** `GET /detalle/sellst` */
export const listDetalles = ({ db }: Context, { query }: RequestOf<Detalle['sellst']>): Promise<Listing<DetalleFila>> =>
  listDetalleRows(db, query);

/** `GET /detalle/sel/:id` */
export const getDetalle = ({ db }: Context, { params }: RequestOf<Detalle['sel']>): Promise<DetalleFila> => requireDetalle(db, params.id);

async function requireDetalle(db: Executor, id_detalle: number): Promise<DetalleFila> {
  const row = await findDetalle(db, id_detalle);
  if (!row) throw notFound('respuesta');
  return row;
}

/** `POST /detalle/ins`: stores a draft answer; an older choice than the stored one changes nothing. Throws 400 for an undrawn question. */
export function saveBorrador(context: Context, { body }: RequestOf<Detalle['ins']>): Promise<ResponseOf<Detalle['ins']>> {
  return context.db.transaction().execute(async (trx) => {
    await requireOpen(trx, context, body.id_evaluacion);
    const id_detalle = await findIdDetalle(trx, body.id_evaluacion, body.id_pregunta);
    if (id_detalle === undefined) throw invalid('id_pregunta', 'evaluacion.errores.preguntaAjena');
    await updateBorrador(trx, id_detalle, { respuesta: body.respuesta, fecha_respuesta: chosenAt(context, body.fecha_respuesta) });
    return { ...done(context, 'evaluacion.guardada'), id_detalle };
  });
}

/** Returns the moment of the choice, at most now: a clock that runs ahead would block later answers of other devices. */
const chosenAt = ({ now }: Context, sent = now.toISOString()): string => new Date(Math.min(Date.parse(sent), now.getTime())).toISOString();

/** `POST /detalle/upd/:id` */
export async function changeBorrador(context: Context, { params, body }: RequestOf<Detalle['upd']>): Promise<ResponseOf<Detalle['upd']>> {
  await writeBorrador(context, params.id, body.respuesta);
  return { ...done(context, 'evaluacion.guardada'), id_detalle: params.id };
}

/** `DELETE /detalle/:id`: removes the draft answer; the question stays drawn. */
export async function clearBorrador(context: Context, { params }: RequestOf<Detalle['del']>): Promise<ResponseOf<Detalle['del']>> {
  await writeBorrador(context, params.id, null);
  return { ...done(context, 'registro.eliminado') };
}

function writeBorrador(context: Context, id_detalle: number, respuesta: number | null): Promise<void> {
  return context.db.transaction().execute(async (trx) => {
    const { id_evaluacion } = await requireDetalle(trx, id_detalle);
    await requireOpen(trx, context, id_evaluacion);
    await updateBorrador(trx, id_detalle, { respuesta, fecha_respuesta: instantOf(context) });
  });
}

/** Locks the attempt. Throws 404 without it, 403 unless the caller opened it, 409 once it is graded. */
async function requireOpen(trx: Executor, { user }: Context, id_evaluacion: number): Promise<void> {
  const attempt = await lockIntento(trx, id_evaluacion);
  if (!attempt) throw failure('no_encontrado', 'inexistente.evaluacion');
  if (attempt.id_usuario !== user.id_usuario) throw failure('sin_permiso', 'evaluacion.errores.respondeOtro');
  if (attempt.fecha_fin !== null) throw failure('conflicto', 'evaluacion.errores.enviada');
}
