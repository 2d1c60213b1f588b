import { z } from 'zod';
import { type DatosPregunta, rulesOf, type TipoPregunta } from './datos.ts';
import type { ImagenPregunta, Mostrado, Palabras, ParteSituada, Respuesta, Vista } from './tipo.ts';

export { type DatosDe, type DatosPregunta, datosPregunta, type TipoPregunta } from './datos.ts';
export { leerDecimal } from './decimal.ts';
export * from './fila.ts';
export { nombraLugares } from './orden-fijo.ts';
export * from './respuesta.ts';
export { NUMERO_MAX } from './numerica.ts';
export { OPCIONES_MAX } from './unica.ts';
export {
  type ImagenMostrada,
  type ImagenPregunta,
  type Mostrado,
  mostradoPregunta,
  type Palabras,
  type Parte,
  type ParteMostrada,
  type Respuesta,
  TEXTO_CORTO_MAX,
  TEXTO_PREGUNTA_MAX,
  textoDeParte,
  type Vista,
  vistaEnPalabras,
} from './tipo.ts';

/** Kinds in the order in which an author chooses one. */
export const TIPOS_PREGUNTA = [
  'unica',
  'multiple',
  'verdadero_falso',
  'numerica',
  'corta',
  'relacionar',
  'ordenar',
] as const satisfies TipoPregunta[];

export const tipoPregunta = z.enum(TIPOS_PREGUNTA);

/** Question as a learner gets it. */
export interface PreguntaMostrada {
  readonly tipo: TipoPregunta;
  readonly mostrado: Mostrado;
}

/** Picture with its field in the content of the question, as `opciones.0.imagen`. */
interface ImagenSituada {
  readonly campo: string;
  readonly imagen: ImagenPregunta;
}

/** Returns the number of parts that each attempt shows in an order of its own; 0: none. */
export const partesDe = (datos: DatosPregunta): number => rulesOf(datos.tipo).partes(datos);

/** Returns what a learner gets, without the key. */
export const mostrarPregunta = (datos: DatosPregunta, vista: Vista): PreguntaMostrada => ({
  tipo: datos.tipo,
  mostrado: rulesOf(datos.tipo).mostrar(datos, vista),
});

/** Returns whether an answer is complete and names only what was shown. */
export const admiteRespuesta = ({ tipo, mostrado }: PreguntaMostrada, respuesta: Respuesta): boolean =>
  rulesOf(tipo).admite(mostrado, respuesta);

/** Returns the points of an admitted answer, 0 to 1; `orden` of the attempt, empty: as stored. */
export const puntajeDe = (datos: DatosPregunta, orden: readonly number[], respuesta: Respuesta): number =>
  rulesOf(datos.tipo).puntaje(datos, orden, respuesta);

/** Returns the right answer by its shown positions; of several the first. */
export const claveDe = (datos: DatosPregunta, orden: readonly number[]): Respuesta => rulesOf(datos.tipo).clave(datos, orden);

/** Returns the number of characters that a learner reads beside the question. */
export const caracteresDePregunta = (datos: DatosPregunta): number => rulesOf(datos.tipo).caracteres(datos);

/** Returns an answer in words. */
export const palabrasDe = ({ tipo, mostrado }: PreguntaMostrada, respuesta: Respuesta, palabras: Palabras): string =>
  rulesOf(tipo).palabras(mostrado, respuesta, palabras);

/** Returns what the author says about an answer. */
export const comentariosDe = (datos: DatosPregunta, orden: readonly number[], respuesta: Respuesta): readonly string[] =>
  rulesOf(datos.tipo).comentarios(datos, orden, respuesta);

/** Returns the parts of a question, which must differ from each other, with their fields. */
export const partesSituadas = (datos: DatosPregunta): readonly ParteSituada[] => rulesOf(datos.tipo).situadas(datos);

/** Returns all pictures of a question with their fields. */
export const imagenesSituadas = (datos: DatosPregunta): ImagenSituada[] => [
  ...(datos.imagen ? [{ campo: 'imagen', imagen: datos.imagen }] : []),
  ...partesSituadas(datos).flatMap(({ campo, parte: { imagen } }) => (imagen ? [{ campo: `${campo}.imagen`, imagen }] : [])),
];

/** Returns all pictures of a question. */
export const imagenesDePregunta = (datos: DatosPregunta): readonly ImagenPregunta[] => imagenesSituadas(datos).map(({ imagen }) => imagen);
