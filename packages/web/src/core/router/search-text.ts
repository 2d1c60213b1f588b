import { nestedQuery, queryEntries } from '@portal/contract';

/** Reads query parameters as the contract writes them (`?id=5&filtro[codigo]=a`) instead of the router's JSON; the schemas in paths.ts convert them. */
export const parseSearch = (text: string): Record<string, unknown> => nestedQuery(Object.fromEntries(new URLSearchParams(text)));

export function stringifySearch(search: object): string {
  const text = new URLSearchParams(queryEntries(search)).toString();
  return text && `?${text}`;
}
