import { bareName, fold, parseDayRange } from '@portal/contract';
import type { CellValue, ListColumn } from './list-column.ts';
import { dayIn } from '../../core/i18n/day.ts';
import type { ListState } from '../../core/list/list-state.ts';

/** Filters and order, and how values are compared: texts as the language orders them, instants by their day in the portal's zone. */
interface Asked extends Pick<ListState, 'orden' | 'filtro'> {
  readonly collator: Intl.Collator;
  readonly timeZone: string;
}

/** Orders two values of a column: numbers by size, text as Spanish does, nothing always last. */
function compare<Row>({ value }: ListColumn<Row>, descending: boolean, collator: Intl.Collator) {
  return (a: Row, b: Row): number => {
    const [left, right] = [value(a), value(b)];
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right));
    const order = typeof left === 'string' ? collator.compare(left, String(right)) : Number(left) - Number(right);
    return descending ? -order : order;
  };
}

const isEmpty = (value: CellValue): boolean => value === null || value === undefined || value === '';

/** Whether a value passes a filter, by the kind of its column: the same rules as the server's. */
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

/** The rows that pass every filter, in the order asked for; the order of the data when none is. */
export function arrange<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[], asked: Asked): readonly Row[] {
  const { orden, filtro, collator, timeZone } = asked;
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
 * Search: every word typed must occur somewhere in the searched columns of a row, whatever the accents and case. The text of a row is
 * folded once and kept as long as the row object lives.
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
    return fold(search)
      .split(/\s+/)
      .every((word) => text.includes(word));
  };
}

/** Options of a select filter that no catalogue names: the different values of the rows, in order. */
export function distinctValues<Row>(column: ListColumn<Row>, rows: readonly Row[], collator: Intl.Collator): string[] {
  const values = new Set(rows.map((row) => String(column.value(row) ?? '')));
  values.delete('');
  return [...values].toSorted(collator.compare);
}
