import type { RespuestaEnviada } from '@portal/contract/evaluacion';
import { leerRespuesta, type Respuesta } from '@portal/contract/pregunta';
import { message, type Message, type MessageKey, type ValuesOf } from '@portal/messages';
import { type Nota, notaDe } from './nota.rules.ts';
import { admite, type PreguntaSorteada, puntosDe } from './sorteada.rules.ts';

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

/** Parsed batch: answer by id of the question, and optional feedback. */
export interface Envio {
  readonly respuestas: ReadonlyMap<number, Respuesta>;
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

/** Parses a batch (P10): it must answer each drawn question exactly once, in the way of its kind, and no other. */
export function readEnvio(rows: readonly RespuestaEnviada[], sorteadas: readonly PreguntaSorteada[]): Envio | ProblemaEnvio {
  const drawn = new Map(sorteadas.map((pregunta) => [pregunta.id_pregunta, pregunta]));
  const respuestas = new Map<number, Respuesta>();
  for (const [index, row] of rows.entries()) {
    const respuesta = leerRespuesta(row);
    const wrong = rowProblem({ index, row, respuesta }, drawn, respuestas);
    if (wrong) return wrong;
    if (row.id_pregunta && respuesta !== undefined) respuestas.set(row.id_pregunta, respuesta);
  }
  return unanswered(sorteadas, respuestas) ?? withFeedback(rows, { respuestas, needed: sorteadas.length === 0 });
}

/** Row of a batch with its answer. */
interface FilaEnviada {
  readonly index: number;
  readonly row: RespuestaEnviada;
  readonly respuesta: Respuesta | undefined;
}

function rowProblem(
  { index, row, respuesta }: FilaEnviada,
  drawn: ReadonlyMap<number, PreguntaSorteada>,
  answered: ReadonlyMap<number, Respuesta>,
): ProblemaEnvio | undefined {
  const fila = index + 1;
  if (!row.id_pregunta)
    return respuesta === undefined ? undefined : problem(`${index}.id_pregunta`, 'evaluacion.errores.sinPregunta', { fila });
  const pregunta = drawn.get(row.id_pregunta);
  if (!pregunta) return problem(`${index}.id_pregunta`, 'evaluacion.errores.filaAjena', { fila });
  if (answered.has(row.id_pregunta)) return problem(`${index}.id_pregunta`, 'evaluacion.errores.filaRepetida', { fila });
  if (respuesta === undefined) return problem(`${index}.respuesta`, 'evaluacion.errores.filaSinRespuesta', { fila });
  return admite(pregunta, respuesta) ? undefined : problem(`${index}.${campoDe(row)}`, 'evaluacion.errores.filaNoAdmitida', { fila });
}

/** Returns the field of a row that holds its answer. */
export const campoDe = ({ respuesta_datos }: Pick<RespuestaEnviada, 'respuesta_datos'>): 'respuesta' | 'respuesta_datos' =>
  (respuesta_datos ?? null) === null ? 'respuesta' : 'respuesta_datos';

function unanswered(sorteadas: readonly PreguntaSorteada[], answered: ReadonlyMap<number, Respuesta>): ProblemaEnvio | undefined {
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
  { respuestas, needed }: { respuestas: ReadonlyMap<number, Respuesta>; needed: boolean },
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
  /** Null: not answered. */
  readonly respuesta: Respuesta | null;
  /** 0 to 1. */
  readonly puntos: number;
  /** Full points. */
  readonly es_correcta: boolean;
}

/** Result of grading. */
export interface Calificacion extends Nota {
  readonly respuestas: readonly RespuestaCalificada[];
}

/**
 * Grades an attempt; the only code that does. `nota = points / shown × 100`, `aprobado = nota >= notaminima` (P13). Without questions
 * the attempt is approved without a grade (P15).
 */
export function grade(sorteadas: readonly PreguntaSorteada[], answers: ReadonlyMap<number, Respuesta>, notaminima: number): Calificacion {
  const respuestas = sorteadas.map((pregunta) => {
    const respuesta = answers.get(pregunta.id_pregunta);
    const puntos = puntosDe(pregunta, respuesta);
    return { id_pregunta: pregunta.id_pregunta, respuesta: respuesta ?? null, puntos, es_correcta: puntos === 1 };
  });
  return {
    respuestas,
    ...notaDe(
      respuestas.map(({ puntos }) => puntos),
      notaminima,
    ),
  };
}
