import { rowTexts } from './cell-text.ts';
import { columnLetter, countHeaders, hasAll, HEADER_ROWS, matchHeader, WIDTH_ROWS } from './columns.rules.ts';
import { headerName } from './header-name.rules.ts';
import type { SheetSource } from './sheet-source.ts';
import type { ReadColumn, TextRow } from './columns.rules.ts';
import type { ChosenColumns, SheetRow } from './sheet.ts';

/** Outline of a sheet, before it is read. */
export interface Outline {
  readonly sheet: SheetSource;
  /** Rows with a value below the header, hidden ones too. */
  readonly filas: number;
  /** Headers of the import in one of its first rows. */
  readonly headers: number;
  /** It has the headers that the import needs. */
  readonly igual: boolean;
  /** Without headers of its own it goes on with the list of the sheet that was asked for, and counts as `igual`. */
  readonly sigue?: true;
  /** None of its rows has a known header. */
  readonly headless: boolean;
  /** Letters of the columns of the import, and the first rows below the header. */
  readonly letters: ChosenColumns;
  readonly sample: readonly TextRow[];
  /** Index of its header, or of the first row below its titles, and how its cells are compared with those of other sheets. */
  readonly header: number;
  readonly heads: readonly string[];
}

/** Counts the rows of a sheet and looks for its header. */
export function outlineOf(sheet: SheetSource, columns: readonly ReadColumn[]): Outline {
  const first: SheetRow[] = [];
  let all = 0;
  sheet.scan((row) => {
    all += 1;
    if (first.length < WIDTH_ROWS) first.push(row);
  });
  const rows = first.map((row) => ({ ...row, textos: rowTexts(row) }));
  const match = matchHeader(rows, columns);
  const headers = Math.max(0, ...rows.slice(0, HEADER_ROWS).map(({ textos }) => countHeaders(textos, columns)));
  const header = match.header < 0 ? match.titulos : match.header;
  return {
    sheet,
    filas: Math.max(0, all - match.header - 1),
    headers,
    igual: match.modo === 'nombre' && hasAll(match.places, columns),
    header,
    headless: match.header < 0,
    letters: lettersOf(match.places, columns),
    sample: rows.slice(match.header + 1),
    heads: (rows[header]?.textos ?? []).map(headerName),
  };
}

const lettersOf = (places: readonly (readonly number[])[], columns: readonly ReadColumn[]): ChosenColumns =>
  Object.fromEntries(places.flatMap(([place], index) => (place === undefined ? [] : [[columns[index]?.campo ?? '', columnLetter(place)]])));

/** Says which sheets have the headers of the columns that were chosen by hand in one of them, in whatever order. */
export function withChosen(outlines: readonly Outline[], asked: Outline, chosen: ChosenColumns): Outline[] {
  const heads = Object.values(chosen).map((letter) => headOf(asked, letter));
  const isSame = (outline: Outline) => heads.every((head) => head !== '' && outline.heads.includes(head));
  return outlines.map((outline) => ({ ...outline, igual: isSame(outline) }));
}

/** Finds the columns that were chosen in a sheet in another one with the same headers. */
export const chosenIn = (outline: Outline, asked: Outline, chosen: ChosenColumns): ChosenColumns =>
  Object.fromEntries(
    Object.entries(chosen).map(([campo, letter]) => {
      const head = headOf(asked, letter);
      return [campo, headOf(outline, letter) === head ? letter : columnLetter(outline.heads.indexOf(head))];
    }),
  );

const headOf = ({ heads }: Outline, letter: string): string => heads.find((_head, place) => columnLetter(place) === letter) ?? '';

/**
 * Proposes the sheet that seems to be meant: one that people see and that has the headers of the import, of these the fullest, of two equally
 * full ones that which is seen on opening. Undefined when no sheet has rows.
 */
export function proposeSheet(outlines: readonly Outline[]): Outline | undefined {
  const full = outlines.filter(({ filas }) => filas > 0);
  return full.toSorted((one, other) => compare(rankOf(other), rankOf(one)))[0];
}

const rankOf = ({ sheet, filas, headers, igual }: Outline): readonly number[] => [
  Number(!sheet.oculta && headers > 0),
  Number(igual),
  igual ? 0 : headers,
  Number(!sheet.oculta),
  filas,
  Number(sheet.activa),
];

const compare = (one: readonly number[], other: readonly number[]): number => {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
};
