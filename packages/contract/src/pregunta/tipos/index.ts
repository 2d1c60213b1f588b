import { z } from 'zod';
import { corta } from './corta.ts';
import { multiple } from './multiple.ts';
import { numerica } from './numerica.ts';
import { ordenar } from './ordenar.ts';
import { relacionar } from './relacionar.ts';
import type { ImagenPregunta, Mostrado, Palabras, Parte, Respuesta, Tipo, Vista } from './tipo.ts';
import { type DatosPregunta } from './datos.ts';
import { unica } from './unica.ts';
import { verdaderoFalso } from './verdadero-falso.ts';

export * from './datos.ts';
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
  type Vista,
} from './tipo.ts';

/** Every kind of question; the only switch over kinds. */
const TIPOS = { unica, multiple, verdadero_falso: verdaderoFalso, numerica, corta, relacionar, ordenar } as const;

export type TipoPregunta = keyof typeof TIPOS;
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

export type DatosDe<T extends TipoPregunta> = Extract<DatosPregunta, { readonly tipo: T }>;

/** Question as a learner gets it. */
export interface PreguntaMostrada {
  readonly tipo: TipoPregunta;
  readonly mostrado: Mostrado;
}

const rulesOf = (tipo: TipoPregunta): Tipo<DatosPregunta> => TIPOS[tipo];

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

/** Returns the parts of a question that must differ from each other, as they are stored. */
export const distintasDe = (datos: DatosPregunta): readonly Parte[] => rulesOf(datos.tipo).distintas(datos);

/** Returns all pictures of a question. */
export const imagenesDePregunta = (datos: DatosPregunta): readonly ImagenPregunta[] => [
  ...(datos.imagen ? [datos.imagen] : []),
  ...rulesOf(datos.tipo).imagenes(datos),
];
