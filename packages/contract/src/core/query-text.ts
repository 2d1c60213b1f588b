/** Response header with the number of all rows of a paged list. */
export const TOTAL_HEADER = 'x-total-count';

const GROUPED = /^(\w+)\[(.*)\]$/;

type Parameter = string | number | boolean | object | null | undefined;

/** Writes `{ filtro: { tipo: 'a' }, pagina: 1 }` as query parameters `filtro[tipo]=a`, `pagina=1`; skips undefined, null and ''. */
export function queryEntries(query: object = {}): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]: [string, Parameter]): [string, string][] => {
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'object') return queryEntries(value).map(([key, inner]) => [`${name}[${key}]`, inner]);
    return [[name, String(value)]];
  });
}

/** Parses query parameters: groups `filtro[tipo]=a` and its like into one object for each group. The inverse of `queryEntries`. */
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
