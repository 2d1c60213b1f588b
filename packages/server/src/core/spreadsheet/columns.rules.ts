import { fold, type ColumnasLeidas, type ImportColumn } from '@portal/contract';

/** Removes accents, case, punctuation and repeated blanks from a header or name: `N.º  Categoría` -> `n o categoria`. */
export const foldText = (value: string): string =>
  fold(value.normalize('NFKD'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `0` -> `A`, `26` -> `AA` */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));

/** Place of each column of an import in the sheet, or the titles of those that the file lacks. */
export type HeaderMatch =
  | {
      /** Index of the header among the rows; -1 when the first row is data. */
      readonly header: number;
      /** Place in the sheet of each column, in their order; undefined for an optional one that the file lacks. */
      readonly places: readonly (number | undefined)[];
      readonly columnas: ColumnasLeidas;
    }
  | { readonly faltan: readonly string[] };

interface TextRow {
  readonly fila: number;
  readonly textos: readonly string[];
}

/** Rows among which the header is searched: titles and dates may stand above it. */
export const HEADER_ROWS = 10;

/**
 * Finds the header among the first rows by the names of the columns (P40). Without a row that has them all: reads by position below a row
 * that has some at their positions, refuses one that has some elsewhere, because guessing would mix them up, and takes every row as data
 * when no name is known.
 */
export function matchHeader(rows: readonly TextRow[], columns: readonly ImportColumn[]): HeaderMatch {
  const found = rows.slice(0, HEADER_ROWS).map(({ textos }) => placesByName(textos, columns));
  const whole = found.findIndex((places) => places.every((place, index) => place !== undefined || columns[index]?.opcional));
  if (whole >= 0) return read({ rows, columns, header: whole }, found[whole] ?? [], 'nombre');
  const counts = found.map(countOf);
  const best = counts.indexOf(Math.max(0, ...counts));
  const places = found[best] ?? [];
  if (places.some((place, index) => place !== undefined && place !== index))
    return { faltan: columns.filter(({ opcional }, index) => !opcional && places[index] === undefined).map(({ titulo }) => titulo) };
  const byPosition = columns.map((_column, index) => index);
  return read({ rows, columns, header: (counts[best] ?? 0) > 0 ? best : -1 }, byPosition, 'posicion');
}

type Places = readonly (number | undefined)[];

const countOf = (places: Places): number => places.filter((place) => place !== undefined).length;

/** Returns the places of the columns by their own names and those of one language, of that which has the most of them. */
function placesByName(textos: readonly string[], columns: readonly ImportColumn[]): Places {
  const folded = textos.map(foldText);
  const languages = Math.max(1, ...columns.map(({ idiomas = [] }) => idiomas.length));
  const readings = Array.from({ length: languages }, (_, language) =>
    columns.map((column): number | undefined => {
      const names = namesOf(column, language);
      const place = folded.findIndex((text) => names.has(text));
      return place < 0 ? undefined : place;
    }),
  );
  return readings.reduce((best, places) => (countOf(places) > countOf(best) ? places : best));
}

/** Counts the columns of an import whose names stand in a row. */
export const countHeaders = (textos: readonly string[], columns: readonly ImportColumn[]): number => countOf(placesByName(textos, columns));

const namesOf = ({ campo, titulo, otros, idiomas }: ImportColumn, language: number): ReadonlySet<string> =>
  new Set([campo, titulo, ...otros, idiomas?.[language] ?? titulo].map(foldText));

interface Sheet {
  readonly rows: readonly TextRow[];
  readonly columns: readonly ImportColumn[];
  readonly header: number;
}

function read({ rows, columns, header }: Sheet, places: readonly (number | undefined)[], modo: ColumnasLeidas['modo']): HeaderMatch {
  const row = rows[header];
  const columnas = columns.map(({ campo, titulo }, index) => {
    const place = places[index];
    return {
      campo,
      titulo,
      encabezado: (place !== undefined && row?.textos[place]) || null,
      letra: place === undefined ? null : columnLetter(place),
    };
  });
  return { header, places, columnas: { modo, fila: row?.fila ?? null, columnas } };
}
