import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { detalleApi } from '@portal/contract/detalle';
import { leerRespuesta, type RespuestaEscrita } from '@portal/contract/pregunta';
import { instantOf, type Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { failure, invalid, notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { type Borrador, saveBorradores } from './borrador.repository.ts';
import { type DetalleFila, findDetalle, listDetalleRows } from './detalle.repository.ts';
import { findOwner } from './evaluacion.repository.ts';
import { campoDe } from './evaluacion.rules.ts';
import { admite } from './sorteada.rules.ts';

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
  const [id_detalle] = await save(context, body.id_evaluacion, [toEnviado(context, body, '')]);
  return { ...done(context, 'evaluacion.guardada'), id_detalle: id_detalle! };
}

/** `POST /detalle/ins/varias`: stores draft answers, of two for a question the later one. Throws 400 for an undrawn question. */
export async function saveBorradorVarios(
  context: Context,
  { body }: RequestOf<Detalle['insVarias']>,
): Promise<ResponseOf<Detalle['insVarias']>> {
  const enviados = latestOf(body.respuestas.map((eleccion, index) => toEnviado(context, eleccion, `respuestas.${index}.`)));
  await save(context, body.id_evaluacion, enviados);
  return { ...done(context, 'evaluacion.guardada'), guardadas: enviados.length };
}

/** Draft of a call. */
interface Enviado extends Borrador {
  /** Path of its row in the call, and the field of its answer. */
  readonly fila: string;
  readonly campo: string;
}

/** Returns the draft of a choice, chosen at most now: a clock that runs ahead would block later answers of other devices. */
function toEnviado({ now }: Context, eleccion: Eleccion, fila: string): Enviado {
  const { id_pregunta, fecha_respuesta } = eleccion;
  const chosen = fecha_respuesta === undefined ? now.getTime() : Math.min(Date.parse(fecha_respuesta), now.getTime());
  return { ...answerOf(eleccion, fila), id_pregunta, fecha_respuesta: new Date(chosen).toISOString() };
}

const answerOf = (eleccion: RespuestaEscrita, fila: string) => ({
  respuesta: leerRespuesta(eleccion) ?? null,
  fila,
  campo: fila + campoDe(eleccion),
});

/** Keeps the latest draft of each question. */
function latestOf(enviados: readonly Enviado[]): Enviado[] {
  const latest = new Map<number, Enviado>();
  for (const enviado of enviados) {
    const other = latest.get(enviado.id_pregunta);
    if (!other || other.fecha_respuesta <= enviado.fecha_respuesta) latest.set(enviado.id_pregunta, enviado);
  }
  return [...latest.values()];
}

/** `POST /detalle/upd/:id` */
export async function changeBorrador(context: Context, { params, body }: RequestOf<Detalle['upd']>): Promise<ResponseOf<Detalle['upd']>> {
  await writeBorrador(context, params.id, body);
  return { ...done(context, 'evaluacion.guardada'), id_detalle: params.id };
}

/** `DELETE /detalle/:id`: removes the draft answer; the question stays drawn. */
export async function clearBorrador(context: Context, { params }: RequestOf<Detalle['del']>): Promise<ResponseOf<Detalle['del']>> {
  await writeBorrador(context, params.id, {});
  return { ...done(context, 'registro.eliminado') };
}

async function writeBorrador(context: Context, id_detalle: number, escrita: RespuestaEscrita): Promise<void> {
  const { id_evaluacion, id_pregunta } = await requireDetalle(context.db, id_detalle);
  await save(context, id_evaluacion, [{ ...answerOf(escrita, ''), id_pregunta, fecha_respuesta: instantOf(context) }]);
}

/**
 * Stores drafts of the caller's attempt, all or none; returns the id of each. Drafts that depend on the kind of their question are checked between two
 * calls of the statement: what was drawn never changes. Throws 404 without the attempt, 403 unless the caller opened it, 409 once it is graded, 400 at
 * the field for a question that was not drawn, and for an answer that it does not admit.
 */
async function save(context: Context, id_evaluacion: number, enviados: readonly Enviado[]): Promise<readonly (number | null)[]> {
  const destino = await write(context, { id_evaluacion, revisados: false }, enviados);
  const ajeno = enviados[destino.detalles.indexOf(null)];
  if (ajeno) throw invalid(`${ajeno.fila}id_pregunta`, 'evaluacion.errores.preguntaAjena');
  if (!destino.porRevisar) return destino.detalles;
  for (const [index, contenido] of destino.porRevisar.entries()) {
    const { respuesta, campo } = enviados[index]!;
    if (contenido && respuesta !== null && !admite(contenido, respuesta)) throw invalid(campo, 'evaluacion.errores.respuestaNoAdmitida');
  }
  return (await write(context, { id_evaluacion, revisados: true }, enviados)).detalles;
}

async function write({ db, user }: Context, which: { id_evaluacion: number; revisados: boolean }, enviados: readonly Enviado[]) {
  const destino = await saveBorradores(db, { ...which, id_usuario: user.id_usuario }, enviados);
  if (!destino) throw failure('no_encontrado', 'inexistente.evaluacion');
  if (destino.id_usuario !== user.id_usuario) throw failure('sin_permiso', 'evaluacion.errores.respondeOtro');
  if (destino.cerrado) throw failure('conflicto', 'evaluacion.errores.enviada');
  return destino;
}
