import { message } from '@portal/messages';
import { done } from '../../../core/http/answer/done.ts';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { evaluacionApi } from '@portal/contract/evaluacion';
import { instantOf, type Context } from '../../../core/context.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import { failure } from '../../../errors/errors.ts';
import { lockProgress, recomputeProgress } from '../../avance/avance.public.ts';
import { setCertificateState } from '../../certificado/certificado.public.ts';
import { recordEvent } from '../../log/log.public.ts';
import { findElegidas } from '../evaluacion-fila.repository.ts';
import { lockIntento, updateEstado } from '../evaluacion.repository.ts';
import { requireConfirmedFor } from '../../../core/require-confirmed.ts';
import type { Executor } from '../../../db/executor.ts';
import { countAnulacion, findAlcanzados } from '../anulacion.repository.ts';
import { inTransaction } from '../../../core/transaction.ts';

type Upd = typeof evaluacionApi.upd;

/**
 * `POST /evaluacion/upd/:id`: annuls (2) a graded attempt or restores it (1), sets its certificate to the same state and recomputes the
 * learner's progress, in one transaction. The present state again changes nothing. Throws 404 without it, 409 for an open attempt.
 */
export function annulEvaluacion(context: Context, { params, body }: RequestOf<Upd>): Promise<ResponseOf<Upd>> {
  const { codigo_estado } = body;
  return inTransaction(context, async (trx) => {
    await annulOne({ ...context, db: trx }, params.id, body);
    return { ...done(context, codigo_estado === 2 ? 'evaluacion.anulada' : 'evaluacion.repuesta'), id_evaluacion: params.id };
  });
}

/** Sets the state of one graded attempt, of its certificate and of the progress that follows from it. */
async function annulOne(context: Context, id: number, body: RequestOf<Upd>['body']): Promise<void> {
  const { db: trx } = context;
  const { codigo_estado } = body;
  const attempt = await lockIntento(trx, id);
  if (!attempt) throw failure('no_encontrado', 'inexistente.evaluacion');
  if (attempt.fecha_fin === null) throw failure('conflicto', 'evaluacion.errores.abierta');
  if (attempt.codigo_estado === codigo_estado) return;
  await lockProgress(trx, attempt);
  await updateEstado(trx, id, {
    codigo_estado,
    motivo_anulacion: codigo_estado === 2 ? body.motivo : null,
    usuario_modificacion: context.user.username,
    fecha_modificacion: instantOf(context),
  });
  await setCertificateState(trx, id, codigo_estado);
  await recomputeProgress(trx, attempt);
  await recordEvent(trx, await eventOf(context, attempt, body));
}

type Anular = typeof evaluacionApi.anular;

/**
 * `POST /evaluacion/anular`: annuls or restores several graded attempts, all or none, as `annulEvaluacion` does one. With `simular` it changes
 * nothing and answers what would follow. Several want a proof (P153). Throws 404 for an unknown attempt and for one of a person outside the
 * scope, 409 for an open one.
 */
export async function annulEvaluaciones(context: Context, { query, body }: RequestOf<Anular>): Promise<ResponseOf<Anular>> {
  const { codigo_estado } = body;
  const verb = codigo_estado === 2 ? 'anular' : 'reponer';
  if (query.simular === 1) {
    const counted = await countAnulacion(context.db, await chosenIds(context.db, context, body), codigo_estado);
    return { ...done(context, `intento.anulacion.${verb}Previsto`, { n: counted.intentos }), ...counted };
  }
  return inTransaction(context, async (trx) => {
    const ids = await chosenIds(trx, context, body);
    const counted = await countAnulacion(trx, ids, codigo_estado);
    requireConfirmedFor(context.user, 'intentos', { n: counted.intentos });
    for (const id of ids) await annulOne({ ...context, db: trx }, id, body);
    return { ...done(context, `intento.anulacion.${verb}Hecho`, { n: counted.intentos }), ...counted };
  });
}

/** Returns the ids of the chosen attempts in their order, locked inside a transaction. */
async function chosenIds(db: Executor, { scope }: Context, { seleccion, filtros }: RequestOf<Anular>['body']): Promise<number[]> {
  const ids = await findElegidas(db, { empresas: [], id_planestudio: 0, id_tema: 0, ...filtros, scope }, seleccion);
  const reached = await findAlcanzados(db, scope, ids);
  if (ids.some((id) => !reached.has(id))) throw failure('no_encontrado', 'inexistente.evaluacion');
  return [...reached];
}

const eventOf = async (
  { user, now, settings }: Context,
  { id_usuario, id_evaluacion }: { readonly id_usuario: number; readonly id_evaluacion: number },
  body: RequestOf<Upd>['body'],
) => ({
  id_usuario,
  id_autor: user.id_usuario,
  usuario: user.username,
  tabla: 'evaluacion',
  now,
  tipo: body.codigo_estado === 2 ? 'evaluacion_anulada' : 'evaluacion_repuesta',
  detalle: (await portalTexts(settings)).word(
    body.motivo
      ? message('actividad.anulacionMotivo', { id: String(id_evaluacion), motivo: body.motivo })
      : message('actividad.anulacion', { id: String(id_evaluacion) }),
  ),
});
