import type { NivelDePlan } from '@portal/contract/planestudio';

/** Something that a row did: the id of its record, and the number of the row. */
interface De {
  readonly id: number;
  readonly fila: number;
}

/** Acts of an import, for its undoing. */
export interface Hecho {
  readonly creados: readonly (De & { readonly nivel: NivelDePlan })[];
  readonly enlaces: readonly (De & { readonly nivel: NivelDePlan; readonly padre: number })[];
  /** Children that stored records had before, in their order. */
  readonly ordenes: readonly { readonly nivel: NivelDePlan; readonly padre: number; readonly ids: readonly number[] }[];
  /** Rows of which the child changed its place. */
  readonly movidos: readonly { readonly fila: number }[];
  readonly cuestionarios: readonly (De & { readonly padre: number; readonly antes: number })[];
  /** Stored topics with the version that the import gave them and their values before. */
  readonly temas: readonly (De & { readonly version: number; readonly antes: TemaAntes })[];
  readonly materiales: readonly (De & { readonly id_tema: number })[];
  /** Requirements that topics got. */
  readonly requisitos: readonly (De & { readonly requiere: number })[];
  readonly titulos: readonly (De & { readonly version: number; readonly antes: string })[];
  readonly preguntas: readonly De[];
  readonly enlacesDePregunta: readonly { readonly id_tema: number; readonly id_pregunta: number; readonly fila: number }[];
}

interface TemaAntes {
  readonly duracion: number;
  readonly numero_preguntas: number;
  readonly notaminima: number | null;
  readonly referencia: number | null;
}

const PARTES = [
  'creados',
  'enlaces',
  'movidos',
  'cuestionarios',
  'temas',
  'materiales',
  'requisitos',
  'titulos',
  'preguntas',
  'enlacesDePregunta',
] as const;

type Change = <One extends { readonly fila: number }>(some: readonly One[]) => One[];

/** Changes each part of the acts of an import. */
const mapped = (hecho: Hecho, change: Change): Hecho => ({
  ordenes: hecho.ordenes,
  creados: change(hecho.creados),
  enlaces: change(hecho.enlaces),
  movidos: change(hecho.movidos),
  cuestionarios: change(hecho.cuestionarios),
  temas: change(hecho.temas),
  materiales: change(hecho.materiales),
  requisitos: change(hecho.requisitos),
  titulos: change(hecho.titulos),
  preguntas: change(hecho.preguntas),
  enlacesDePregunta: change(hecho.enlacesDePregunta),
});

/** Names the rows by their numbers in the review instead of their places among those that were written. */
export const withNumeros = (hecho: Hecho, numeros: readonly number[]): Hecho =>
  mapped(hecho, (some) => some.map((one) => ({ ...one, fila: numeros[one.fila] ?? 0 })));

/** Returns the numbers of the rows that did something. */
export const filasDe = (hecho: Hecho): ReadonlySet<number> => new Set(PARTES.flatMap((parte) => hecho[parte].map(({ fila }) => fila)));

/** Returns the acts of some rows. */
export const soloDe = (hecho: Hecho, filas: ReadonlySet<number>): Hecho =>
  mapped(hecho, (some) => some.filter(({ fila }) => filas.has(fila)));
