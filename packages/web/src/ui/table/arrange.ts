import { bareName, fold, parseDayRange } from '@portal/contract/core';
import type { CellValue, ListColumn } from './list-column.ts';
import { dayIn } from '../../core/i18n/day.ts';
import type { ListState } from '../../core/list/list-state.ts';
import { hasWords, wordsOf } from '../../core/word-match.ts';

/** Filters and order of a list, with the collator of the language for texts and the time zone that gives instants their day. */
interface Arrangement extends Pick<ListState, 'orden' | 'filtro'> {
  readonly collator: Intl.Collator;
  readonly timeZone: string;
}

/** Returns the comparison of rows by a column: numbers by size, texts by the collator, empty values always last. */
function compare<Row>({ value }: ListColumn<Row>, descending: boolean, collator: Intl.Collator) {
  return (a: Row, b: Row): number => {
    const [left, right] = [value(a), value(b)];
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right));
    const order = typeof left === 'string' ? collator.compare(left, String(right)) : Number(left) - Number(right);
    return descending ? -order : order;
  };
}

const isEmpty = (value: CellValue): boolean => value === null || value === undefined || value === '';

/** Returns the test of a filter by the kind of its column, with the same rules as the server. */
function passes(
  kind: ListColumn<never>['kind'],
  wanted: string,
  dayOf: (text: string) => string | undefined,
): (value: CellValue) => boolean {
  if (kind === 'dia' || kind === 'momento') {
    const { from, to } = parseDayRange(wanted) ?? {};
    return (value) => {
      const day = dayOf(String(value ?? ''));
      return day !== undefined && day >= (from ?? day) && day <= (to ?? day);
    };
  }
  const folded = fold(wanted);
  if (kind === 'texto' || kind === 'codigo') return (value) => fold(String(value ?? '')).includes(folded);
  return (value) => fold(String(value ?? '')) === folded;
}

/** Filters and sorts rows; without `orden` they keep their order. */
export function arrange<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[], arrangement: Arrangement): readonly Row[] {
  const { orden, filtro, collator, timeZone } = arrangement;
  const dayOf = dayIn(timeZone);
  const filters = columns.flatMap(({ id, kind, value }) => {
    const wanted = filtro[id];
    const test = wanted ? passes(kind, wanted, dayOf) : undefined;
    return test ? [(row: Row) => test(value(row))] : [];
  });
  const matching = filters.length > 0 ? rows.filter((row) => filters.every((test) => test(row))) : rows;
  const sorted = columns.find(({ id }) => id === bareName(orden));
  return sorted ? matching.toSorted(compare(sorted, orden.startsWith('-'), collator)) : matching;
}

/**
 * Returns a search of rows: every word must occur in the searched columns, ignoring accents and case. Caches the folded text of each
 * row object.
 */
export function rowSearch<Row extends object>(
  columns: readonly ListColumn<Row>[],
  searched: readonly string[],
): (row: Row, search: string) => boolean {
  const own = columns.filter(({ id }) => searched.includes(id));
  const texts = new WeakMap<Row, string>();
  return (row, search) => {
    let text = texts.get(row);
    if (text === undefined) {
      text = fold(own.map((column) => column.text(row)).join('\n'));
      texts.set(row, text);
    }
    return hasWords(text, wordsOf(search));
  };
}

/** Returns the distinct values of a column, sorted: the options of a select filter without labels in the catalogue. */
export function distinctValues<Row>(column: ListColumn<Row>, rows: readonly Row[], collator: Intl.Collator): string[] {
  const values = new Set(rows.map((row) => String(column.value(row) ?? '')));
  values.delete('');
  return [...values].toSorted(collator.compare);
}
