import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { evaluacionApi } from '@portal/contract/evaluacion';
import { instantOf, type Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { failure } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { deleteIntento, findOwner, lockIntento } from './evaluacion.repository.ts';
import { findFila, findFilasOf, listEvaluacionRows, listTerminadas, type EvaluacionFila } from './evaluacion-fila.repository.ts';
import { openAttempt } from './use-cases/open-attempt.ts';

type Evaluacion = typeof evaluacionApi;

const unknown = () => failure('no_encontrado', 'inexistente.evaluacion');

/** Returns the owner of an attempt; undefined without it. */
export const ownerOfEvaluacion = ({ db }: Context, id_evaluacion: number): Promise<number | undefined> => findOwner(db, id_evaluacion);

/** `GET /evaluacion/sellst` */
export const listEvaluaciones = ({ db, scope }: Context, { query }: RequestOf<Evaluacion['sellst']>): Promise<Listing<EvaluacionFila>> =>
  listEvaluacionRows(db, query, scope);

/** `GET /evaluacion/sellst/usuario` */
export const listEvaluacionesPropias = ({ db, user }: Context): Promise<EvaluacionFila[]> => findFilasOf(db, user.id_usuario);

/** `GET /evaluacion/sellst/:companies/:plan/:topic` (P104); 0 means all. */
export const listReporte = (
  { db, scope }: Context,
  { params: { companies, plan, topic }, query }: RequestOf<Evaluacion['reporte']>,
): Promise<Listing<EvaluacionFila>> => listTerminadas(db, { empresas: companies, id_planestudio: plan, id_tema: topic, scope }, query);

/** `GET /evaluacion/sel/:id` */
export async function getEvaluacion({ db }: Context, { params }: RequestOf<Evaluacion['sel']>): Promise<EvaluacionFila> {
  const fila = await findFila(db, params.id);
  if (!fila) throw unknown();
  return fila;
}

/** `POST /evaluacion/ins` */
export const openEvaluacion = async (
  context: Context,
  { query, body }: RequestOf<Evaluacion['ins']>,
): Promise<ResponseOf<Evaluacion['ins']>> => ({
  ...done(context, 'evaluacion.abierto'),
  fecha_servidor: instantOf(context),
  ...(await openAttempt(context, body, query)),
});

/** `DELETE /evaluacion/:id`: deletes an open attempt. Throws 409 for a graded one. */
export function removeEvaluacion(context: Context, { params }: RequestOf<Evaluacion['del']>): Promise<ResponseOf<Evaluacion['del']>> {
  return inTransaction(context, async (trx) => {
    const attempt = await lockIntento(trx, params.id);
    if (!attempt) throw unknown();
    if (attempt.fecha_fin !== null) throw failure('conflicto', 'evaluacion.errores.calificada');
    await deleteIntento(trx, params.id);
    return { ...done(context, 'registro.eliminado') };
  });
}
