import { rowTexts } from './cell-text.ts';
import { countHeaders, HEADER_ROWS, matchHeader } from './columns.rules.ts';
import type { SheetSource } from './sheet-source.ts';
import type { ReadColumn, SheetRow } from './sheet.ts';

/** What a sheet holds, before it is read. */
export interface Outline {
  readonly sheet: SheetSource;
  /** Rows with a value below the header, hidden ones too. */
  readonly filas: number;
  /** Headers of the import in one of its first rows. */
  readonly headers: number;
  /** It has the headers that the import needs. */
  readonly igual: boolean;
}

/** Counts the rows of a sheet and looks for its header. */
export function outlineOf(sheet: SheetSource, columns: readonly ReadColumn[]): Outline {
  const first: SheetRow[] = [];
  let all = 0;
  sheet.scan((row) => {
    all += 1;
    if (first.length < HEADER_ROWS) first.push(row);
  });
  const rows = first.map((row) => ({ ...row, textos: rowTexts(row) }));
  const match = matchHeader(rows, columns);
  const counts = rows.map(({ textos }) => countHeaders(textos, columns));
  const headers = Math.max(0, ...counts);
  const header = 'faltan' in match ? counts.indexOf(headers) : match.header;
  return { sheet, filas: Math.max(0, all - header - 1), headers, igual: !('faltan' in match) && match.columnas.modo === 'nombre' };
}

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
