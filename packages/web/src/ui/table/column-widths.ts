import type { ListColumn } from './list-column.ts';

const WRAP_AT = 24;
const TITLE_WRAP_AT = 30;
const WIDEST = 34;
const NARROWEST = 5;
const DAY = 'dd/mm/aaaa'.length;

/** Characters that a text needs: its own length, or where it wraps, but never less than its longest word. */
function neededWidth(text: string, wrapAt: number): number {
  if (text.length <= wrapAt) return text.length;
  const longestWord = text.split(/\s+/).reduce((most, word) => Math.max(most, word.length), 0);
  return Math.min(WIDEST, Math.max(wrapAt, longestWord));
}

/** Widths of the cells in characters, from the texts shown: short ones stay on one line, long ones wrap, and scrolling moves no column. */
export function columnWidths<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): Map<string, number> {
  return new Map(
    columns.map((column) => {
      const needed = (row: Row) => (isDate(column) ? DAY : neededWidth(column.text(row), column.primary ? TITLE_WRAP_AT : WRAP_AT));
      return [column.id, rows.reduce((most, row) => Math.max(most, needed(row)), NARROWEST)];
    }),
  );
}

const isDate = <Row>({ kind }: ListColumn<Row>): boolean => kind === 'dia' || kind === 'momento';
