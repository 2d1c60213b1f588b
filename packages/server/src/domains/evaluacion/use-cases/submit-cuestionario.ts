import type { api, RequestOf, RespuestaEnviada, ResponseOf } from '@portal/contract';
import { instantOf, type Context } from '../../../core/context.ts';
import { AppError, forbidden, invalid } from '../../../errors/errors.ts';
import type { Executor } from '../../../db/executor.ts';
import { addToProgress, holdProgress } from '../../asignacion/asignacion.public.ts';
import { issueCertificate } from '../../certificado/certificado.public.ts';
import { saveFeedback } from '../../feedback/feedback.public.ts';
import { recordEvent } from '../../log/log.public.ts';
import { findSorteadas, saveRespuestas } from '../detalle.repository.ts';
import { closeIntento, isAsignado, lockIntento, type Intento } from '../evaluacion.repository.ts';
import { evaluacionOf, grade, readEnvio, type Calificacion, type Envio, type ProblemaEnvio } from '../evaluacion.rules.ts';

type InsDetalle = typeof api.evaluacion.insDetalle;

/**
 * `POST /evaluacion/ins/detalle`: grades an attempt with all its answers (P10, P13). One transaction holds the
 * attempt, the answers, feedback, progress, certificate and log; it is committed before the answer leaves. Sent again, the
 * stored result comes back and nothing is written. 400 names the row that is wrong, and the attempt stays open.
 */
export function submitCuestionario(context: Context, { body }: RequestOf<InsDetalle>): Promise<ResponseOf<InsDetalle>> {
  const id_evaluacion = accepted(evaluacionOf(body));
  return context.db.transaction().execute(async (trx) => {
    const attempt = await requireOwnAttempt(trx, context, id_evaluacion);
    if (attempt.fecha_fin !== null) return resultOf(attempt);
    if (!(await isAsignado(trx, attempt))) throw forbidden('Ya no tiene asignado el plan de este cuestionario.');
    await holdProgress(trx, attempt);
    const graded = await gradeAttempt(trx, { context, attempt, body });
    return resultOf({ ...attempt, ...graded });
  });
}

async function requireOwnAttempt(trx: Executor, { user }: Context, id_evaluacion: number): Promise<Intento> {
  const attempt = await lockIntento(trx, id_evaluacion);
  if (!attempt) throw new AppError('no_encontrado', 'ID de evaluación no encontrado');
  if (attempt.id_usuario !== user.id_usuario) throw forbidden('Solo quien abrió el cuestionario puede enviarlo.');
  if (attempt.codigo_estado !== 1) throw new AppError('conflicto', 'Este intento fue anulado. Abra el tema para intentarlo nuevamente.');
  return attempt;
}

interface Submission {
  readonly context: Context;
  readonly attempt: Intento;
  readonly body: readonly RespuestaEnviada[];
}

async function gradeAttempt(trx: Executor, { context, attempt, body }: Submission): Promise<Calificacion> {
  const { id_evaluacion } = attempt;
  const sorteadas = await findSorteadas(trx, id_evaluacion);
  const envio = accepted(readEnvio(body, sorteadas));
  const graded = grade(sorteadas, envio.respuestas, attempt.notaminima);
  await saveRespuestas(trx, id_evaluacion, graded.respuestas);
  await closeIntento(trx, id_evaluacion, { ...graded, fecha_fin: instantOf(context) });
  await applyConsequences(trx, { context, attempt, graded, envio });
  return graded;
}

/** Progress, certificate, feedback and log that follow from a grade. */
async function applyConsequences(
  trx: Executor,
  { context, attempt, graded, envio }: Omit<Submission, 'body'> & { graded: Calificacion; envio: Envio },
): Promise<void> {
  const { id_evaluacion, id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema } = attempt;
  const { nota, aprobado } = graded;
  const clave = { id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema };
  await addToProgress(trx, clave, { id_evaluacion, nota, aprobado, fecha_fin: instantOf(context) });
  if (aprobado) await issueCertificate(trx, context, id_evaluacion);
  if (envio.escala !== null) await saveFeedback(trx, context, { id_evaluacion, escala: envio.escala, comentario: envio.comentario });
  await recordEvent(trx, {
    id_usuario,
    usuario: context.user.username,
    tabla: 'evaluacion',
    tipo: 'evaluacion_fin',
    now: context.now,
    detalle: `Evaluación ${id_evaluacion}, intento ${attempt.numero_intento}: ${aprobado ? 'aprobado' : 'no aprobado'}${nota === null ? '' : `, nota ${nota}`}`,
  });
}

const resultOf = ({ id_evaluacion, aprobado, nota }: Pick<Intento, 'id_evaluacion' | 'aprobado' | 'nota'>) => ({
  id_evaluacion,
  aprobado,
  nota,
  result: '0' as const,
  message: 'Cuestionario Enviado correctamente',
});

/** What the rules read, or a 400 that names the row. */
function accepted<T extends object | number>(read: T | ProblemaEnvio): Exclude<T, ProblemaEnvio> {
  if (typeof read === 'object' && 'campo' in read) throw invalid(read.campo, read.mensaje);
  return read as Exclude<T, ProblemaEnvio>;
}
