import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { detalleApi } from '@portal/contract/detalle';
import { instantOf, type Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { failure, invalid, notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { type Borrador, type DetalleFila, findDetalle, listDetalleRows, saveBorradores } from './detalle.repository.ts';
import { findOwner } from './evaluacion.repository.ts';

type Detalle = typeof detalleApi;
type Eleccion = Omit<RequestOf<Detalle['ins']>['body'], 'id_evaluacion'>;

/** Returns the owner of an answer; undefined without the answer. */
export async function ownerOfDetalle({ db }: Context, id_detalle: number): Promise<number | undefined> {
  const detalle = await findDetalle(db, id_detalle);
  return detalle && findOwner(db, detalle.id_evaluacion);
}

/** `GET /detalle/sellst` */
export const listDetalles = ({ db, scope }: Context, { query }: RequestOf<Detalle['sellst']>): Promise<Listing<DetalleFila>> =>
  listDetalleRows(db, query, scope);

/** `GET /detalle/sel/:id` */
export const getDetalle = ({ db }: Context, { params }: RequestOf<Detalle['sel']>): Promise<DetalleFila> => requireDetalle(db, params.id);

async function requireDetalle(db: Executor, id_detalle: number): Promise<DetalleFila> {
  const row = await findDetalle(db, id_detalle);
  if (!row) throw notFound('respuesta');
  return row;
}

/** `POST /detalle/ins`: stores a draft answer; an older choice than the stored one changes nothing. Throws 400 for an undrawn question. */
export async function saveBorrador(context: Context, { body }: RequestOf<Detalle['ins']>): Promise<ResponseOf<Detalle['ins']>> {
  const { detalles, ajena } = await save(context, body.id_evaluacion, [toBorrador(context, body)]);
  if (ajena >= 0) throw invalid('id_pregunta', 'evaluacion.errores.preguntaAjena');
  return { ...done(context, 'evaluacion.guardada'), id_detalle: detalles[0]! };
}

/** `POST /detalle/ins/varias`: stores draft answers, of two for a question the later one. Throws 400 for an undrawn question. */
export async function saveBorradorVarios(
  context: Context,
  { body }: RequestOf<Detalle['insVarias']>,
): Promise<ResponseOf<Detalle['insVarias']>> {
  const borradores = latestOf(body.respuestas.map((eleccion) => toBorrador(context, eleccion)));
  const { ajena } = await save(context, body.id_evaluacion, borradores);
  if (ajena >= 0) {
    const index = body.respuestas.findIndex(({ id_pregunta }) => id_pregunta === borradores[ajena]?.id_pregunta);
    throw invalid(`respuestas.${index}.id_pregunta`, 'evaluacion.errores.preguntaAjena');
  }
  return { ...done(context, 'evaluacion.guardada'), guardadas: borradores.length };
}

/** Returns the draft of a choice, chosen at most now: a clock that runs ahead would block later answers of other devices. */
function toBorrador({ now }: Context, { id_pregunta, respuesta, fecha_respuesta }: Eleccion): Borrador {
  const chosen = fecha_respuesta === undefined ? now.getTime() : Math.min(Date.parse(fecha_respuesta), now.getTime());
  return { id_pregunta, respuesta, fecha_respuesta: new Date(chosen).toISOString() };
}

/** Keeps the latest draft of each question. */
function latestOf(borradores: readonly Borrador[]): Borrador[] {
  const latest = new Map<number, Borrador>();
  for (const borrador of borradores) {
    const other = latest.get(borrador.id_pregunta);
    if (!other || other.fecha_respuesta <= borrador.fecha_respuesta) latest.set(borrador.id_pregunta, borrador);
  }
  return [...latest.values()];
}

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

async function writeBorrador(context: Context, id_detalle: number, respuesta: number | null): Promise<void> {
  const { id_evaluacion, id_pregunta } = await requireDetalle(context.db, id_detalle);
  await save(context, id_evaluacion, [{ id_pregunta, respuesta, fecha_respuesta: instantOf(context) }]);
}

/**
 * Stores drafts of the caller's attempt. Throws 404 without it, 403 unless the caller opened it, 409 once it is graded. `ajena`: index of
 * the first draft of a question that was not drawn, and nothing is stored; -1 without one.
 */
async function save({ db, user }: Context, id_evaluacion: number, borradores: readonly Borrador[]) {
  const destino = await saveBorradores(db, { id_evaluacion, id_usuario: user.id_usuario }, borradores);
  if (!destino) throw failure('no_encontrado', 'inexistente.evaluacion');
  if (destino.id_usuario !== user.id_usuario) throw failure('sin_permiso', 'evaluacion.errores.respondeOtro');
  if (destino.cerrado) throw failure('conflicto', 'evaluacion.errores.enviada');
  return { detalles: destino.detalles, ajena: destino.detalles.indexOf(null) };
}
