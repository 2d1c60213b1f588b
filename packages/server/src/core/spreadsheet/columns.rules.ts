import { fold, type ColumnasLeidas, type ImportColumn } from '@portal/contract';

/** Column index of each field of an import. */
export type ColumnPlaces<Field extends string> = ReadonlyMap<Field, number>;

/** Result of `matchColumns`: places of the columns, or the titles of missing ones. */
export type ColumnMatch<Field extends string> =
  | { readonly places: ColumnPlaces<Field>; readonly columnas: ColumnasLeidas }
  /** Titles of the columns that the file lacks. */
  | { readonly faltan: readonly string[] };

/** Removes accents, case, punctuation and repeated blanks from a header or name: `N.º  Categoría` -> `n o categoria`. */
export const foldText = (value: string): string =>
  fold(value.normalize('NFKD'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `0` -> `A`, `26` -> `AA` */
const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));

/**
 * Finds the columns by the names in the header (P40). Reads by position when no name is known, or all known names are at their
 * specified positions. Refuses a header that has some columns elsewhere and lacks others: guessing would mix them up.
 */
export function matchColumns<Field extends string>(header: readonly string[], columns: readonly ImportColumn<Field>[]): ColumnMatch<Field> {
  const folded = header.map(foldText);
  const named = columns.map((column) => {
    const place = folded.findIndex((text) => namesOf(column).includes(text));
    return { column, place: place < 0 ? undefined : place };
  });
  const missing = named.filter(({ column, place }) => place === undefined && !column.opcional);
  if (missing.length === 0) return read(header, named, 'nombre');
  if (named.some(({ place }, index) => place !== undefined && place !== index))
    return { faltan: missing.map(({ column }) => column.titulo) };
  return read(
    header,
    columns.map((column, place) => ({ column, place })),
    'posicion',
  );
}

const namesOf = ({ campo, titulo, otros }: ImportColumn): string[] => [campo, titulo, ...otros].map(foldText);

function read<Field extends string>(
  header: readonly string[],
  found: readonly { readonly column: ImportColumn<Field>; readonly place: number | undefined }[],
  modo: ColumnasLeidas['modo'],
): ColumnMatch<Field> {
  const places = new Map(found.flatMap(({ column, place }) => (place === undefined ? [] : [[column.campo, place] as const])));
  const columnas = found.map(({ column: { campo, titulo }, place }) => ({
    campo,
    titulo,
    encabezado: place === undefined ? null : (header[place] ?? null),
    letra: place === undefined ? null : columnLetter(place),
  }));
  return { places, columnas: { modo, columnas } };
}
