import { message, type Message } from '@portal/messages';
import { done } from '../../../core/http/answer/done.ts';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { evaluacionApi, RespuestaEnviada } from '@portal/contract/evaluacion';
import { instantOf, type Context } from '../../../core/context.ts';
import { dayIn, timeIn } from '../../../core/day.ts';
import { momentOf, silenceOf, waited } from '../../../core/late-moment.rules.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import { readSoon } from '../../../core/read-soon.ts';
import { failure, fieldFailure } from '../../../errors/errors.ts';
import type { Executor } from '../../../db/executor.ts';
import { lockProgress, sumaAfter } from '../../avance/avance.public.ts';
import { newEmision } from '../../certificado/certificado.public.ts';
import { anotacionOf } from '../../log/log.public.ts';
import { wasUsedBetween } from '../../sesion/sesion.public.ts';
import {
  type Cierre,
  closeIntento,
  findPorCerrar,
  gradeParams,
  hasDraftSince,
  type IntentoPorCerrar,
  previoOf,
} from '../cierre.repository.ts';
import { lockIntento, type Intento } from '../evaluacion.repository.ts';
import { getResultado } from './get-resultado.ts';
import {
  evaluacionOf,
  grade,
  isFasterThanReading,
  readEnvio,
  type Calificacion,
  type Envio,
  type ProblemaEnvio,
} from '../evaluacion.rules.ts';
import { caracteresDe } from '../sorteada.rules.ts';

type InsDetalle = typeof evaluacionApi.insDetalle;

/**
 * `POST /evaluacion/ins/detalle`: grades an attempt with all its answers (P10, P13). One statement writes attempt, answers, feedback,
 * progress, certificate and log, and is committed before the response. A repeated call answers the stored grade and writes nothing. With
 * `resultado` the answer carries the result too (P64), which spares a poor line a round trip.
 * Throws 403 for another person's attempt, 400 with the invalid row; the attempt then stays open.
 */
export async function submitCuestionario(context: Context, { query, body }: RequestOf<InsDetalle>): Promise<ResponseOf<InsDetalle>> {
  const submission = { context, body, id_evaluacion: accepted(evaluacionOf(body)) };
  const graded = (await gradeOnce(context.db, submission)) ?? (await gradeLocked(submission));
  const resultado = query.resultado === 1 ? await resultOfGraded(context, submission.id_evaluacion) : undefined;
  return { ...done(context, 'evaluacion.enviado'), ...graded, ...(resultado && { resultado }) };
}

/** Returns the result; undefined when it cannot be read soon, because the grade is stored and must be acknowledged (P12). */
const resultOfGraded = (context: Context, id_evaluacion: number) =>
  readSoon(context, getResultado(context, id_evaluacion), `no se pudo leer el resultado de una nota guardada: ${id_evaluacion}`);

interface Submission {
  readonly context: Context;
  readonly body: readonly RespuestaEnviada[];
  readonly id_evaluacion: number;
}

type Nota = Pick<Intento, 'id_evaluacion' | 'aprobado' | 'nota'>;

/** Grades under the locks of attempt and progress, after somebody else changed either of them while `gradeOnce` worked. */
const gradeLocked = (submission: Submission): Promise<Nota> =>
  submission.context.db.transaction().execute(async (trx) => {
    const attempt = await lockIntento(trx, submission.id_evaluacion);
    if (attempt) await lockProgress(trx, attempt);
    const graded = await gradeOnce(trx, submission);
    if (!graded) throw failure('conflicto', 'evaluacion.errores.otraVentana');
    return graded;
  });

/** Reads, grades and writes without a lock in between; undefined if attempt or progress changed meanwhile, nothing is written then. */
async function gradeOnce(db: Executor, { context, body, id_evaluacion }: Submission): Promise<Nota | undefined> {
  const attempt = requireOwn(context, await findPorCerrar(db, id_evaluacion));
  if (attempt.fecha_fin !== null) return notaOf(attempt);
  requireGradable(attempt);
  const envio = accepted(readEnvio(body, attempt.sorteadas));
  const graded = grade(attempt.sorteadas, envio.respuestas, attempt.notaminima);
  if (attempt.progreso === null) return undefined;
  const closed = await closeIntento(db, await cierreOf({ ...context, db }, { attempt, graded, envio, progreso: attempt.progreso }));
  return closed ? notaOf({ ...attempt, ...graded }) : undefined;
}

/** Throws 403 for a plan that is not assigned any more, 409 without questions where the topic asks for some (P45), and where its package grades. */
function requireGradable({ asignado, pide_preguntas, total, fuente }: IntentoPorCerrar): void {
  if (fuente === 'paquete') throw failure('conflicto', 'evaluacion.errores.dePaquete');
  if (!asignado) throw failure('sin_permiso', 'evaluacion.errores.sinPlan');
  if (pide_preguntas && total === 0) throw failure('tema_sin_preguntas', 'evaluacion.errores.intentoSinPreguntas');
}

function requireOwn({ user }: Context, attempt: IntentoPorCerrar | undefined): IntentoPorCerrar {
  if (!attempt) throw failure('no_encontrado', 'inexistente.evaluacion');
  if (attempt.id_usuario !== user.id_usuario) throw failure('sin_permiso', 'evaluacion.errores.enviaOtro');
  if (attempt.codigo_estado !== 1) throw failure('conflicto', 'evaluacion.errores.anulada');
  return attempt;
}

interface Graded {
  readonly attempt: IntentoPorCerrar;
  readonly graded: Calificacion;
  readonly envio: Envio;
  readonly progreso: string;
}

/** Collects what a grade writes: attempt, answers, progress, certificate, feedback and log. */
async function cierreOf(context: Context, { attempt, graded, envio, progreso }: Graded): Promise<Cierre> {
  const { id_evaluacion, activa, sorteadas, fecha_creacion } = attempt;
  const { nota, aprobado } = graded;
  const { settings } = context;
  const handedIn = await handedInAt(context, attempt, envio);
  const fecha_fin = handedIn.toISOString();
  const { id_usuario: id_autor, username: usuario } = context.user;
  const event = {
    id_autor,
    usuario,
    tabla: 'evaluacion',
    tipo: 'evaluacion_fin',
    detalle: (await portalTexts(settings)).word(outcome(attempt, graded, lateIn(context, handedIn))),
  };
  return {
    id_evaluacion,
    fecha_fin,
    recibida: instantOf(context),
    declarada: envio.fecha !== null && waited(new Date(envio.fecha), context.now) ? envio.fecha : null,
    progreso,
    rapido: isFasterThanReading({ caracteres: caracteresDe(sorteadas), fecha_creacion, fecha_fin }),
    ...gradeParams(graded),
    ...sumaAfter(previoOf(attempt), { id_evaluacion, nota, aprobado, fecha_fin }, activa),
    ...newEmision({ settings, today: dayIn(settings.zona_horaria, handedIn), aprobado }),
    ...anotacionOf(event),
    escala: envio.escala,
    comentario: envio.comentario,
  };
}

/** Returns when the learner handed the batch in: as the device says, unless the server saw it at work in between (P119, record 102). */
async function handedInAt({ db, now, user }: Context, { id_evaluacion, fecha_creacion }: Intento, { fecha }: Envio): Promise<Date> {
  const sent = momentOf({ sent: fecha, now, since: new Date(fecha_creacion) });
  const silence = silenceOf(sent, now);
  if (!silence) return sent;
  if (await wasUsedBetween(db, { ...silence, id_sesion: user.id_sesion })) return now;
  return (await hasDraftSince(db, id_evaluacion, silence.desde)) ? now : sent;
}

/** Words when a batch was handed in that arrives later; undefined for one that came at once. */
function lateIn({ now, settings: { zona_horaria: zone } }: Context, handedIn: Date): string | undefined {
  if (!waited(handedIn, now)) return undefined;
  return `${dayIn(zone, handedIn)} ${timeIn(zone, handedIn)}`;
}

function outcome({ id_evaluacion, numero_intento }: Intento, { aprobado, nota }: Calificacion, late: string | undefined): Message {
  const values = { id: String(id_evaluacion), intento: String(numero_intento), resultado: aprobado ? 'aprobado' : 'desaprobado' } as const;
  if (late !== undefined) {
    const momento = { ...values, momento: late };
    return nota === null
      ? message('actividad.evaluacionSinConexion', momento)
      : message('actividad.evaluacionSinConexionNota', { ...momento, nota: String(nota) });
  }
  return nota === null ? message('actividad.evaluacion', values) : message('actividad.evaluacionNota', { ...values, nota: String(nota) });
}

const notaOf = ({ id_evaluacion, aprobado, nota }: Nota): Nota => ({ id_evaluacion, aprobado, nota });

/** Returns the result of a rule; throws its problem as a 400 at the field. */
function accepted<T extends object | number>(read: T | ProblemaEnvio): Exclude<T, ProblemaEnvio> {
  if (typeof read === 'object' && 'campo' in read) throw fieldFailure('datos_invalidos', read.campo, read.mensaje);
  return read as Exclude<T, ProblemaEnvio>;
}
