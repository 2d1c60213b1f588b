import { percentOf } from '@portal/contract/core';
import type { RespuestaEnviada } from '@portal/contract/evaluacion';
import { message, type Message, type MessageKey, type ValuesOf } from '@portal/messages';

/** Drawn question with the key of its shown version. */
export interface PreguntaSorteada {
  readonly id_pregunta: number;
  readonly numero_orden: number;
  /** Right option, 1 to 4, in the order of the attempt. */
  readonly indicador_correcta: number;
}

/** Characters per second that nobody reads: about 700 words per minute, more than twice the speed of a fast reader. */
const READING_SPEED = 60;

/** Attempt to judge by its duration. */
interface Lectura {
  /** Characters of all its questions and options. */
  readonly caracteres: number;
  readonly fecha_creacion: string;
  readonly fecha_fin: string;
}

/** Returns whether an attempt was sent sooner than its questions can be read (P44); never without questions. */
export const isFasterThanReading = ({ caracteres, fecha_creacion, fecha_fin }: Lectura): boolean =>
  caracteres > 0 && ((Date.parse(fecha_fin) - Date.parse(fecha_creacion)) / 1000) * READING_SPEED < caracteres;

/** Parsed batch: chosen option by id of the question, and optional feedback. */
export interface Envio {
  readonly respuestas: ReadonlyMap<number, number>;
  readonly escala: number | null;
  readonly comentario: string | null;
  /** When the learner handed it in, as the client says; null from older clients. */
  readonly fecha: string | null;
}

/** Problem of a batch: its field (`2.respuesta` is row 2, counted from 0) and a sentence. */
export interface ProblemaEnvio {
  readonly campo: string;
  readonly mensaje: Message;
}

const problem = <Key extends MessageKey>(campo: string, clave: Key, ...valores: ValuesOf<Key>): ProblemaEnvio => ({
  campo,
  mensaje: message(clave, ...valores),
});

/** Returns the attempt of all rows, or a problem if they name several. */
export function evaluacionOf(rows: readonly RespuestaEnviada[]): number | ProblemaEnvio {
  const first = rows[0]!.id_evaluacion;
  const other = rows.findIndex(({ id_evaluacion }) => id_evaluacion !== first);
  return other < 0 ? first : problem(`${other}.id_evaluacion`, 'evaluacion.errores.otraEvaluacion', { fila: other + 1 });
}

/** Parses a batch (P10): it must answer each drawn question exactly once and no other. */
export function readEnvio(rows: readonly RespuestaEnviada[], sorteadas: readonly PreguntaSorteada[]): Envio | ProblemaEnvio {
  const drawn = new Set(sorteadas.map(({ id_pregunta }) => id_pregunta));
  const respuestas = new Map<number, number>();
  for (const [index, row] of rows.entries()) {
    const wrong = rowProblem({ index, row }, drawn, respuestas);
    if (wrong) return wrong;
    if (row.id_pregunta && row.respuesta) respuestas.set(row.id_pregunta, row.respuesta);
  }
  return unanswered(sorteadas, respuestas) ?? withFeedback(rows, { respuestas, needed: sorteadas.length === 0 });
}

function rowProblem(
  { index, row }: { index: number; row: RespuestaEnviada },
  drawn: ReadonlySet<number>,
  answered: ReadonlyMap<number, number>,
): ProblemaEnvio | undefined {
  const fila = index + 1;
  if (!row.id_pregunta) return row.respuesta ? problem(`${index}.id_pregunta`, 'evaluacion.errores.sinPregunta', { fila }) : undefined;
  if (!drawn.has(row.id_pregunta)) return problem(`${index}.id_pregunta`, 'evaluacion.errores.filaAjena', { fila });
  if (answered.has(row.id_pregunta)) return problem(`${index}.id_pregunta`, 'evaluacion.errores.filaRepetida', { fila });
  return row.respuesta ? undefined : problem(`${index}.respuesta`, 'evaluacion.errores.filaSinRespuesta', { fila });
}

function unanswered(sorteadas: readonly PreguntaSorteada[], answered: ReadonlyMap<number, number>): ProblemaEnvio | undefined {
  const missing = sorteadas.filter(({ id_pregunta }) => !answered.has(id_pregunta)).map(({ numero_orden }) => numero_orden);
  if (!missing.length) return undefined;
  return problem('respuestas', 'evaluacion.errores.faltan', { total: missing.length, numeros: missing.join(', ') });
}

/** Moment of sending that the device wrote down; null: now. */
const sentAt = (rows: readonly RespuestaEnviada[]): string | null => rows.find((row) => row.fecha_envio)?.fecha_envio ?? null;

/**
 * Adds the feedback. Older clients repeat it in every row, so all rows must hold the same value. A comment requires a value, and a topic
 * without questions requires one too (P15).
 */
function withFeedback(
  rows: readonly RespuestaEnviada[],
  { respuestas, needed }: { respuestas: ReadonlyMap<number, number>; needed: boolean },
): Envio | ProblemaEnvio {
  const escala = rows.find((row) => row.escala)?.escala ?? null;
  const other = rows.findIndex((row) => row.escala && row.escala !== escala);
  if (other >= 0) return problem(`${other}.escala`, 'evaluacion.errores.otroFeedback', { fila: other + 1 });
  const commented = rows.findIndex((row) => row.comentario);
  if (escala === null && (needed || commented >= 0)) return problem(`${Math.max(commented, 0)}.escala`, 'evaluacion.faltaValor');
  return { respuestas, escala, comentario: rows[commented]?.comentario ?? null, fecha: sentAt(rows) };
}

/** Graded answer of one question. */
export interface RespuestaCalificada {
  readonly id_pregunta: number;
  readonly respuesta: number;
  readonly es_correcta: boolean;
}

/** Result of grading. */
export interface Calificacion {
  readonly respuestas: readonly RespuestaCalificada[];
  readonly correcta: number;
  readonly total: number;
  /** 0-100 with two decimals; null for a topic without questions (P15). */
  readonly nota: number | null;
  readonly aprobado: boolean;
}

/**
 * Grades an attempt; the only code that does. `nota = correct / shown × 100`, `aprobado = nota >= notaminima` (P13). Without questions
 * the attempt is approved without a grade (P15).
 */
export function grade(sorteadas: readonly PreguntaSorteada[], answers: ReadonlyMap<number, number>, notaminima: number): Calificacion {
  const respuestas = sorteadas.map(({ id_pregunta, indicador_correcta }) => {
    const respuesta = answers.get(id_pregunta) ?? 0;
    return { id_pregunta, respuesta, es_correcta: respuesta === indicador_correcta };
  });
  const total = respuestas.length;
  const correcta = respuestas.filter(({ es_correcta }) => es_correcta).length;
  if (total === 0) return { respuestas, correcta, total, nota: null, aprobado: true };
  const nota = percentOf(correcta, total);
  return { respuestas, correcta, total, nota, aprobado: nota >= notaminima };
}
