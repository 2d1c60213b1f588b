import { z } from 'zod';
import { id, text } from '../../core/fields.ts';

/** Most characters of a question, an option or an explanation. */
export const TEXTO_PREGUNTA_MAX = 4000;
/** Most characters of a short answer, and of the description of a picture. */
export const TEXTO_CORTO_MAX = 250;

/** Picture of a question as it is stored. Publishing a topic refuses an empty description. */
export const imagenPregunta = z.object({ id_archivo: id, descripcion: text(TEXTO_CORTO_MAX, 0).default('') });
export type ImagenPregunta = z.output<typeof imagenPregunta>;

/** Picture as a learner gets it: `url` names neither file nor option. */
export const imagenMostrada = z.object({ url: z.string(), descripcion: z.string() });
export type ImagenMostrada = z.output<typeof imagenMostrada>;

const explicacion = text(TEXTO_PREGUNTA_MAX, 0).optional();

/** Option, element or left side: a text, a picture or both; the author's comment follows the grade. */
export const parte = z
  .object({ texto: text(TEXTO_PREGUNTA_MAX, 0).default(''), imagen: imagenPregunta.optional(), comentario: explicacion })
  .refine(({ texto, imagen }) => texto !== '' || imagen !== undefined, { path: ['texto'], params: { clave: 'requerido' } });
export type Parte = z.output<typeof parte>;

export const parteMostrada = z.object({ texto: z.string(), imagen: imagenMostrada.optional() });
export type ParteMostrada = z.output<typeof parteMostrada>;

/** Part with its field in the content of the question, as `opciones.0`. */
export interface ParteSituada {
  readonly campo: string;
  readonly parte: Parte;
}

/** Fields of every kind: a picture of the question and an explanation of the whole. */
export const comunes = { imagen: imagenPregunta.optional(), explicacion };

/** Question of any kind for a learner, beside its text; it has no key. */
export const mostradoPregunta = z.object({
  imagen: imagenMostrada.optional(),
  /** Options, elements or right sides in the order of the attempt; empty for a kind that is answered in words. */
  opciones: z.array(parteMostrada),
  /** Left sides, each of which gets a right one. */
  izquierdas: z.array(parteMostrada).optional(),
  /** Unit beside the field of a number. */
  unidad: z.string().optional(),
});
export type Mostrado = z.output<typeof mostradoPregunta>;

interface Comunes {
  readonly imagen?: ImagenPregunta | undefined;
  readonly explicacion?: string | undefined;
}

/** Answer of a learner by shown positions from 1: one, several, or a text. */
export type Respuesta = number | string | readonly number[];

/** How an attempt shows a question: the order of its turning parts (empty: as stored), and the address of a picture. */
export interface Vista {
  readonly orden: readonly number[];
  readonly imagen: (imagen: ImagenPregunta) => ImagenMostrada;
}

/** Words of an answer that depend on the language of the reader. */
export interface Palabras {
  readonly verdadero: string;
  readonly falso: string;
}

/** One kind of question: its schema, and pure rules over what is stored (`Datos`) and what is shown. */
export interface Tipo<Datos extends Comunes = Comunes> {
  readonly datos: z.ZodType<Datos>;
  /** Returns the number of parts that each attempt shows in an order of its own; 0: none. */
  partes(datos: Datos): number;
  mostrar(datos: Datos, vista: Vista): Mostrado;
  /** Returns whether an answer is complete and names only positions that were shown. */
  admite(mostrado: Mostrado, respuesta: Respuesta): boolean;
  /** Returns the points of an admitted answer, 0 to 1. */
  puntaje(datos: Datos, orden: readonly number[], respuesta: Respuesta): number;
  /** Returns the right answer; of several the first. */
  clave(datos: Datos, orden: readonly number[]): Respuesta;
  /** Returns the question with these right answers, by stored places, instead of its own; undefined for answers that cannot be its key. */
  conClave(datos: Datos, respuestas: readonly Respuesta[]): Datos | undefined;
  /** Returns the question with these right answers besides; absent where a question has one right answer alone. */
  conClaveAdemas?(datos: Datos, respuestas: readonly Respuesta[]): Datos | undefined;
  /** Returns the place, from 0, that a part has in the question with another key; absent where all parts keep theirs. */
  lugarCon?(datos: Datos, otra: Datos, lugar: number): number;
  /** Returns the number of characters that its learner reads beside the question. */
  caracteres(datos: Datos): number;
  /** Returns an answer in words. */
  palabras(mostrado: Mostrado, respuesta: Respuesta, palabras: Palabras): string;
  /** Returns what the author says about the given answer; empty without a word. */
  comentarios(datos: Datos, orden: readonly number[], respuesta: Respuesta): readonly string[];
  /** Returns the parts, which must differ from each other, with their fields. */
  situadas(datos: Datos): readonly ParteSituada[];
  /** Returns the texts that searches read; absent: those of the parts. */
  textos?(datos: Datos): readonly string[];
}

/** Returns the stored place, from 0, of a shown position from 1. */
export const lugarOf = (orden: readonly number[], position: number): number => (orden[position - 1] ?? position) - 1;

/** Returns the shown position, from 1, of a stored place from 0. */
export const posicionOf = (orden: readonly number[], lugar: number): number => orden.indexOf(lugar + 1) + 1 || lugar + 1;

/** Returns parts in the order of an attempt. */
export const enOrden = <Each>(each: readonly Each[], orden: readonly number[]): Each[] =>
  each.map((own, index) => each[lugarOf(orden, index + 1)] ?? own);

export const mostrarImagen = (imagen: ImagenPregunta | undefined, vista: Vista) => (imagen ? { imagen: vista.imagen(imagen) } : {});

export const mostrarPartes = (partes: readonly Parte[], vista: Vista): ParteMostrada[] =>
  enOrden(partes, vista.orden).map(({ texto, imagen }) => ({ texto, ...mostrarImagen(imagen, vista) }));

/** Shows a question for words alone: pictures by their description. An empty order: as stored. */
export const vistaEnPalabras = (orden: readonly number[] = []): Vista => ({
  orden,
  imagen: ({ descripcion }) => ({ url: '', descripcion }),
});

/** Returns the text of a part, or the description of its picture; '' for none. */
export const textoDeParte = (
  one: { readonly texto: string; readonly imagen?: { readonly descripcion: string } | undefined } | undefined,
): string => one?.texto || one?.imagen?.descripcion || '';

export const caracteresDe = (partes: readonly Parte[]): number => partes.reduce((sum, { texto }) => sum + texto.length, 0);

/** Returns parts with their fields. */
export const situar = (partes: readonly Parte[], campo: (place: number) => string): ParteSituada[] =>
  partes.map((each, place) => ({ campo: campo(place), parte: each }));

/** Returns whether a value is a list of positions from 1 to `most`. */
export const sonPosiciones = (value: Respuesta, most: number): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= 1 && each <= most);

/** Returns the positions of an answer that lists them, else none. */
export const posicionesDe = (respuesta: Respuesta | undefined): readonly number[] => (typeof respuesta === 'object' ? respuesta : []);

/** Returns those answers that are texts. */
export const textosDados = (respuestas: readonly Respuesta[]): string[] => respuestas.filter((each) => typeof each === 'string');

export const sonDistintas = (values: readonly number[]): boolean => new Set(values).size === values.length;
