import { NIVELES_DE_PLAN } from '@portal/contract/planestudio';
import { z } from 'zod';

const entero = z.number();
const nivel = z.enum(NIVELES_DE_PLAN);
const de = { id: entero, fila: entero };
const nullable = entero.nullable();

/** Acts of an import, for its undoing; `fila` is the number of the row that did it. */
export const hechoEsquema = z.object({
  creados: z.array(z.object({ nivel, ...de })),
  enlaces: z.array(z.object({ nivel, padre: entero, ...de })),
  /** Children that stored records had before, in their order. */
  ordenes: z.array(z.object({ nivel, padre: entero, ids: z.array(entero) })),
  /** Rows of which the child changed its place. */
  movidos: z.array(z.object({ fila: entero })),
  cuestionarios: z.array(z.object({ padre: entero, antes: entero, ...de })),
  /** Stored topics with the version that the import gave them and their values before. */
  temas: z.array(
    z.object({
      ...de,
      version: entero,
      antes: z.object({ duracion: entero, numero_preguntas: entero, notaminima: nullable, referencia: nullable }),
    }),
  ),
  materiales: z.array(z.object({ id_tema: entero, ...de })),
  /** Requirements that topics got. */
  requisitos: z.array(z.object({ requiere: entero, ...de })),
  titulos: z.array(z.object({ ...de, version: entero, antes: z.string() })),
  preguntas: z.array(z.object(de)),
  enlacesDePregunta: z.array(z.object({ id_tema: entero, id_pregunta: entero, fila: entero })),
});
export type Hecho = z.output<typeof hechoEsquema>;

/** Value that an import keeps of its confirmation. */
export const guardado = z.object({ hecho: hechoEsquema });

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
