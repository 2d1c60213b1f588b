import { nestedQuery, queryEntries } from '@portal/contract/query-text';

/** Reads query parameters in the contract's form (`?id=5&filtro[codigo]=a`), not the router's JSON; the schemas in paths.ts convert them. */
export const parseSearch = (text: string): Record<string, unknown> => nestedQuery(Object.fromEntries(new URLSearchParams(text)));

/** Writes query parameters as the contract reads them; empty when there are none. */
export function stringifySearch(search: object): string {
  const text = new URLSearchParams(queryEntries(search)).toString();
  return text && `?${text}`;
}
