import { fold } from '@portal/contract';
import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import { parseDayRange } from '@portal/contract';
import { columnText, columnValue, type CellValue, type Column } from './column.ts';
import { dayIn } from '../../core/i18n/day.ts';

export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
export type Features = typeof features;

/** Orders two values: numbers by size, text as Spanish does, nothing always last of an ascending list. */
export function compareValues(a: CellValue, b: CellValue, collator: Intl.Collator): number {
  const emptyA = a === null || a === undefined || a === '';
  const emptyB = b === null || b === undefined || b === '';
  if (emptyA || emptyB) return Number(emptyA) - Number(emptyB);
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return Number(a) - Number(b);
}

/** How values are compared: texts as the language orders them, instants by their day in the portal's zone. */
interface Comparing {
  readonly collator: Intl.Collator;
  readonly timeZone: string;
}

/** Our one-line columns as TanStack's definitions. */
export function toColumnDefs<Row extends object>(columns: Column<Row>[], { collator, timeZone }: Comparing): ColumnDef<Features, Row>[] {
  const matches = { text: containsText, select: equalsText, date: withinDays(timeZone) };
  return columns.map((column) => ({
    id: column.id,
    // TanStack keeps what is undefined at the end in both directions.
    accessorFn: (row: Row) => columnText(column, row) || undefined,
    sortUndefined: 'last' as const,
    enableSorting: column.sortable ?? true,
    sortFn: (a, b) => compareValues(columnValue(column, a.original), columnValue(column, b.original), collator),
    filterFn: (row, _id, wanted: string) => matches[column.filter ?? 'text'](columnText(column, row.original), wanted),
  }));
}

const containsText = (text: string, wanted: string): boolean => fold(text).includes(fold(wanted));
const equalsText = (text: string, wanted: string): boolean => text === wanted;

/** Whether the day of a text lies within the days asked for; nothing does when those are not written as days. */
function withinDays(timeZone: string): (text: string, wanted: string) => boolean {
  const dayOf = dayIn(timeZone);
  return (text, wanted) => {
    const days = parseDayRange(wanted);
    const day = dayOf(text);
    return days !== undefined && day !== undefined && day >= (days.from ?? day) && day <= (days.to ?? day);
  };
}

/**
 * Global search: every word typed must occur somewhere in the row, whatever the accents and case; dates have their filter, and nobody
 * means the hours and zones inside them. The text of a row is folded once and kept as long as the row object lives.
 */
export function rowSearch<Row extends object>(columns: Column<Row>[]): (row: Row, search: string) => boolean {
  const searched = columns.filter(({ date }) => !date);
  const texts = new WeakMap<Row, string>();
  return (row, search) => {
    let text = texts.get(row);
    if (text === undefined) {
      text = fold(searched.map((column) => columnText(column, row)).join('\n'));
      texts.set(row, text);
    }
    return fold(search)
      .split(/\s+/)
      .every((word) => text.includes(word));
  };
}

/** Options of a select filter: the different values of the rows, in order. */
export function distinctTexts<Row>(column: Column<Row>, rows: readonly Row[], collator: Intl.Collator): string[] {
  const texts = new Set(rows.map((row) => columnText(column, row)));
  texts.delete('');
  return [...texts].toSorted(collator.compare);
}
