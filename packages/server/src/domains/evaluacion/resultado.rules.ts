import type { TemaAlumno } from '@portal/contract/asignacion';
import type { RespuestaErrada } from '@portal/contract/evaluacion';
import {
  claveDe,
  comentariosDe,
  type DatosPregunta,
  datosDe,
  leerRespuesta,
  mostrarPregunta,
  type Palabras,
  palabrasDe,
  type Respuesta,
  type RespuestaEscrita,
  type TextosPregunta,
  type TipoPregunta,
  type Vista,
} from '@portal/contract/pregunta';
import type { Contenido } from './sorteada.rules.ts';

/** Question of a graded attempt, in its shown version, with answer and key; four texts and their key by their shown position. */
export interface PreguntaRespondida extends Contenido, TextosPregunta, RespuestaEscrita {
  readonly id_pregunta: number;
  readonly pregunta: string;
  readonly tipo: TipoPregunta;
  readonly puntos: number;
}

/** How a result words its questions. */
export interface Lectura {
  /** The result says the right answer. */
  readonly conClave: boolean;
  /** The topic shows the words of the author beside it. */
  readonly explicaciones: boolean;
  readonly palabras: Palabras;
  readonly imagen: Vista['imagen'];
}

/** Separates answers each of which is right. */
const OTRA = ' / ';

/** Returns the right answers in words: every accepted text or number with its tolerance, else the one answer. */
function clavesDe(datos: DatosPregunta, clave: Respuesta, words: (respuesta: Respuesta) => string): string {
  if ('aceptadas' in datos) return datos.aceptadas.map(words).join(OTRA);
  if ('valores' in datos)
    return datos.valores.map(({ valor, tolerancia }) => words(Number(tolerancia) === 0 ? valor : `${valor} ± ${tolerancia}`)).join(OTRA);
  return words(clave);
}

/** Question with the order in which its attempt showed it, its answer, and words for any answer. */
interface Leida {
  readonly datos: DatosPregunta;
  readonly orden: readonly number[];
  readonly answer: Respuesta | undefined;
  readonly words: (respuesta: Respuesta) => string;
}

const SIN_CLAVE = { correcta: null, texto_correcta: null, comentarios: [] };

/** Returns what a result adds about the right answer. */
function keyOf({ datos, orden, answer, words }: Leida, explicaciones: boolean): Pick<RespuestaErrada, keyof typeof SIN_CLAVE> {
  const clave = claveDe(datos, orden);
  const own = answer === undefined ? [] : comentariosDe(datos, orden, answer);
  return {
    correcta: typeof clave === 'number' ? clave : null,
    texto_correcta: clavesDe(datos, clave, words),
    comentarios: explicaciones ? [...own, ...(datos.explicacion ? [datos.explicacion] : [])] : [],
  };
}

/** Converts an answered question to its response; includes the right answer and the author's words only with `conClave` (P11). */
export function toRespuesta(row: PreguntaRespondida, { conClave, explicaciones, palabras, imagen }: Lectura): RespuestaErrada {
  const datos = datosDe(row);
  const orden = row.orden ?? [];
  const shown = mostrarPregunta(datos, { orden, imagen });
  const words = (answer: Respuesta): string => palabrasDe(shown, answer, palabras);
  const answer = leerRespuesta(row);
  return {
    id_pregunta: row.id_pregunta,
    pregunta: row.pregunta,
    tipo: row.tipo,
    ...(shown.mostrado.imagen && { imagen: shown.mostrado.imagen }),
    respuesta: typeof answer === 'number' ? answer : 0,
    texto_respuesta: answer === undefined ? '' : words(answer),
    puntos: row.puntos,
    ...(conClave ? keyOf({ datos, orden, answer, words }, explicaciones) : SIN_CLAVE),
  };
}

/**
 * Returns whether the result may show the right options: only that of the attempt that approved the topic, and only once the learner
 * approved it by an attempt in every assigned plan, so that they do not help a later attempt (`docs/decisions/008`). `temas` holds every place of the topic
 * assigned now.
 */
export function mayTellKey(
  attempt: { readonly id_tema: number; readonly aprobado: boolean; readonly codigo_estado: number },
  temas: readonly Pick<TemaAlumno, 'id_tema' | 'aprobado' | 'aprobado_en'>[],
): boolean {
  const valid = attempt.aprobado && attempt.codigo_estado === 1;
  return valid && temas.every(({ id_tema, aprobado, aprobado_en }) => id_tema !== attempt.id_tema || (aprobado && !aprobado_en));
}
