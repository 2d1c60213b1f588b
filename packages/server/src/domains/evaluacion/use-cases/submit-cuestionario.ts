import { message, type Message } from '@portal/messages';
import { done } from '../../../core/http/done.ts';
import type { api, RequestOf, RespuestaEnviada, ResponseOf } from '@portal/contract';
import { instantOf, type Context } from '../../../core/context.ts';
import { failure, fieldFailure } from '../../../errors/errors.ts';
import type { Executor } from '../../../db/executor.ts';
import { addToProgress, lockProgress } from '../../asignacion/asignacion.public.ts';
import { issueCertificate } from '../../certificado/certificado.public.ts';
import { saveFeedback } from '../../feedback/feedback.public.ts';
import { recordEvent } from '../../log/log.public.ts';
import { findSorteadas, saveRespuestas } from '../detalle.repository.ts';
import { closeIntento, findCondiciones, lockIntento, type Intento } from '../evaluacion.repository.ts';
import {
  evaluacionOf,
  grade,
  isFasterThanReading,
  readEnvio,
  type Calificacion,
  type Envio,
  type ProblemaEnvio,
} from '../evaluacion.rules.ts';

type InsDetalle = typeof api.evaluacion.insDetalle;

/**
 * `POST /evaluacion/ins/detalle`: grades an attempt with all its answers (P10, P13). One transaction writes attempt, answers, feedback,
 * progress, certificate and log, and commits before the response. A repeated call answers the stored result and writes nothing. Throws
 * 400 with the invalid row; the attempt then stays open.
 */
export function submitCuestionario(context: Context, { body }: RequestOf<InsDetalle>): Promise<ResponseOf<InsDetalle>> {
  const id_evaluacion = accepted(evaluacionOf(body));
  return context.db.transaction().execute(async (trx) => {
    const attempt = await requireOwnAttempt(trx, context, id_evaluacion);
    if (attempt.fecha_fin !== null) return resultOf(context, attempt);
    await requireGradable(trx, attempt);
    await lockProgress(trx, attempt);
    const graded = await gradeAttempt(trx, { context, attempt, body });
    return resultOf(context, { ...attempt, ...graded });
  });
}

async function requireOwnAttempt(trx: Executor, { user }: Context, id_evaluacion: number): Promise<Intento> {
  const attempt = await lockIntento(trx, id_evaluacion);
  if (!attempt) throw failure('no_encontrado', 'inexistente.evaluacion');
  if (attempt.id_usuario !== user.id_usuario) throw failure('sin_permiso', 'evaluacion.errores.enviaOtro');
  if (attempt.codigo_estado !== 1) throw failure('conflicto', 'evaluacion.errores.anulada');
  return attempt;
}

/** Throws 403 for a plan that is not assigned any more, 409 without questions where the topic asks for some (P45). */
async function requireGradable(trx: Executor, attempt: Intento): Promise<void> {
  const { asignado, pide_preguntas } = await findCondiciones(trx, attempt);
  if (!asignado) throw failure('sin_permiso', 'evaluacion.errores.sinPlan');
  if (pide_preguntas && attempt.total === 0) throw failure('tema_sin_preguntas', 'evaluacion.errores.intentoSinPreguntas');
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
  const fecha_fin = instantOf(context);
  const caracteres = sorteadas.reduce((sum, pregunta) => sum + pregunta.caracteres, 0);
  const rapido = isFasterThanReading({ caracteres, fecha_creacion: attempt.fecha_creacion, fecha_fin });
  await closeIntento(trx, id_evaluacion, { ...graded, fecha_fin, rapido });
  await applyConsequences(trx, { context, attempt, graded, envio });
  return graded;
}

/** Writes progress, certificate, feedback and log after a grade. */
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
    detalle: outcome(attempt, graded),
  });
}

function outcome({ id_evaluacion, numero_intento }: Intento, { aprobado, nota }: Calificacion): Message {
  const values = { id: String(id_evaluacion), intento: String(numero_intento), resultado: aprobado ? 'aprobado' : 'desaprobado' } as const;
  return nota === null ? message('actividad.evaluacion', values) : message('actividad.evaluacionNota', { ...values, nota: String(nota) });
}

const resultOf = (context: Context, { id_evaluacion, aprobado, nota }: Pick<Intento, 'id_evaluacion' | 'aprobado' | 'nota'>) => ({
  ...done(context, 'evaluacion.enviado'),
  id_evaluacion,
  aprobado,
  nota,
});

/** Returns the result of a rule; throws its problem as a 400 at the field. */
function accepted<T extends object | number>(read: T | ProblemaEnvio): Exclude<T, ProblemaEnvio> {
  if (typeof read === 'object' && 'campo' in read) throw fieldFailure('datos_invalidos', read.campo, read.mensaje);
  return read as Exclude<T, ProblemaEnvio>;
}
