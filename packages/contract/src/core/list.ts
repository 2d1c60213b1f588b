import { z } from 'zod';
import { day, integer, text } from './fields.ts';

/** Name of a column as a caller writes it; which ones there are, each list says. */
const columna = z.string().regex(/^[a-z][a-z_0-9]{0,39}$/);

/**
 * Long lists (P36). With `pagina` the answer holds one page and the header `x-total-count` the number of all rows;
 * without it the full list comes. `orden` is a column name, with a leading `-` for descending. `filtro[columna]=valor` keeps the rows
 * in which a text column contains the value, without accents or case, a date falls within the days `desde..hasta`, or any other column
 * is that value; several columns may be filtered at once. A column that the list does not have is a 400.
 */
export const listQuery = z.object({
  pagina: integer(1, 1_000_000).optional(),
  tamano: integer(1, 1000).default(100),
  orden: z
    .string()
    .regex(/^-?[a-z_0-9]{1,40}$/)
    .optional(),
  buscar: text(100, 0).optional(),
  filtro: z.record(columna, text(200)).optional(),
});
export type ListQuery = z.output<typeof listQuery>;

/** Calendar days of the portal's time zone (P21), both included; an open end is absent. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A filter by days as an address writes it: `2026-11-01..2026-11-30`, `2026-11-01..`, `..2026-11-30`; no days, no text. */
export const dayRangeText = ({ from = '', to = '' }: DayRange): string => (from || to ? `${from}..${to}` : '');

/** The days of such a filter; undefined when it is written in any other way, or names a day that is in no calendar. */
export function parseDayRange(written: string): DayRange | undefined {
  const [from, to, ...rest] = written.split('..').map((end) => end || undefined);
  const days = [from, to].filter((end) => end !== undefined);
  const range = written.includes('..') && rest.length === 0 && days.length > 0;
  return range && days.every((end) => day.safeParse(end).success) ? { from, to } : undefined;
}

/** Name of the header that carries the number of all rows behind a page. */
export const TOTAL_HEADER = 'x-total-count';

const GROUPED = /^(\w+)\[(.*)\]$/;

type Parameter = string | number | boolean | object | null | undefined;

/** `{ filtro: { tipo: 'a' }, pagina: 1 }` as the parameters of an address: `filtro[tipo]=a`, `pagina=1`; what is absent is left out. */
export function queryEntries(query: object = {}): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]: [string, Parameter]): [string, string][] => {
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'object') return queryEntries(value).map(([key, inner]) => [`${name}[${key}]`, inner]);
    return [[name, String(value)]];
  });
}

/** The way back: the parameters of an address with `filtro[tipo]` and its like as one object each. */
export function nestedQuery(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const groups = new Map<string, [key: string, value: unknown][]>();
  const flat: [string, unknown][] = [];
  for (const [name, value] of Object.entries(parameters)) {
    const [, group, key] = GROUPED.exec(name) ?? [];
    if (group === undefined || key === undefined) flat.push([name, value]);
    else groups.set(group, [...(groups.get(group) ?? []), [key, value]]);
  }
  const nested = [...groups].map(([group, entries]): [string, unknown] => [group, Object.fromEntries(entries)]);
  return Object.fromEntries([...flat, ...nested]);
}
