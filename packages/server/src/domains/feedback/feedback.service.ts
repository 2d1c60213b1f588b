import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { feedbackApi } from '@portal/contract/feedback';
import { instantOf, type Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { failure, notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import {
  deleteFeedback,
  findFeedback,
  findFeedbackOf,
  findOwner,
  findOwnerOfEvaluacion,
  insertFeedback,
  listFeedbackRows,
  lockEvaluacion,
  updateFeedback,
  type FeedbackFila,
  type Valoracion,
} from './feedback.repository.ts';

type Feedback = typeof feedbackApi;

/** Returns the owner of the rated evaluation; undefined without it. */
export const ownerOfEvaluacion = ({ db }: Context, { body }: RequestOf<Feedback['ins']>): Promise<number | undefined> =>
  findOwnerOfEvaluacion(db, body.id_evaluacion);

export const ownerOfFeedback = ({ db }: Context, id_feedback: number): Promise<number | undefined> => findOwner(db, id_feedback);

/** `GET /feedback/sellst` */
export const listFeedback = ({ db, scope }: Context, { query }: RequestOf<Feedback['sellst']>): Promise<Listing<FeedbackFila>> =>
  listFeedbackRows(db, query, scope);

/** `GET /feedback/sel/:id` */
export async function getFeedback({ db }: Context, { params }: RequestOf<Feedback['sel']>): Promise<FeedbackFila> {
  const row = await findFeedback(db, params.id);
  if (!row) throw notFound('feedback');
  return row;
}

/** Stores a rating in the caller's transaction; nothing if the evaluation has one. */
async function saveFeedback(trx: Executor, context: Context, input: Valoracion & { id_evaluacion: number }): Promise<void> {
  const { id_evaluacion, escala, comentario } = input;
  await insertFeedback(trx, {
    id_evaluacion,
    escala,
    comentario,
    id_usuario_creacion: context.user.id_usuario,
    usuario_creacion: context.user.username,
    fecha_feedback: instantOf(context),
  });
}

/** `POST /feedback/ins`: stores the rating of an own graded attempt (P17). An equal repetition is no error, a different one throws 409. */
export function createFeedback(context: Context, { body }: RequestOf<Feedback['ins']>): Promise<ResponseOf<Feedback['ins']>> {
  return context.db.transaction().execute(async (trx) => {
    await requireRateable(trx, context, body.id_evaluacion);
    const existing = await findFeedbackOf(trx, body.id_evaluacion);
    if (existing && (existing.escala !== body.escala || existing.comentario !== body.comentario))
      throw failure('duplicado', 'feedback.errores.repetido');
    if (!existing) await saveFeedback(trx, context, body);
    const saved = existing ?? (await findFeedbackOf(trx, body.id_evaluacion));
    return { ...done(context, 'feedback.enviado'), id_feedback: saved!.id_feedback };
  });
}

/** Throws 403 unless the caller took the attempt, 409 unless it is graded and valid. */
async function requireRateable(trx: Executor, context: Context, id_evaluacion: number): Promise<void> {
  const evaluacion = await lockEvaluacion(trx, id_evaluacion);
  if (evaluacion?.id_usuario !== context.user.id_usuario) throw failure('sin_permiso', 'feedback.errores.ajeno');
  if (evaluacion.fecha_fin === null) throw failure('conflicto', 'feedback.errores.sinEnviar');
  if (evaluacion.codigo_estado !== 1) throw failure('conflicto', 'feedback.errores.anulada');
}

/** `POST /feedback/upd/`: changes the caller's own rating, under the same conditions. */
export function changeFeedback(context: Context, { body }: RequestOf<Feedback['upd']>): Promise<ResponseOf<Feedback['upd']>> {
  const { id_feedback, escala, comentario } = body;
  return context.db.transaction().execute(async (trx) => {
    const stored = await findFeedback(trx, id_feedback);
    if (!stored) throw notFound('feedback');
    await requireRateable(trx, context, stored.id_evaluacion);
    const stamps = { usuario_modificacion: context.user.username, fecha_modificacion: instantOf(context) };
    await updateFeedback(trx, id_feedback, { escala, comentario, ...stamps });
    return { ...done(context, 'registro.actualizado'), id_feedback };
  });
}

/** `DELETE /feedback/:id` */
export const removeFeedback = (context: Context, { params }: RequestOf<Feedback['del']>): Promise<ResponseOf<Feedback['del']>> =>
  inTransaction(context, async (trx) => {
    if (!(await deleteFeedback(trx, params.id))) throw notFound('feedback');
    return done(context, 'registro.eliminado');
  });
