import { nestedQuery, queryEntries } from '@portal/contract';

/**
 * Query parameters as plain text (`?id=5&filtro[codigo]=a`), as the contract writes them for the server and without the router's own JSON
 * form; schemas give them their types.
 */
export const parseSearch = (text: string): Record<string, unknown> => nestedQuery(Object.fromEntries(new URLSearchParams(text)));

export function stringifySearch(search: object): string {
  const text = new URLSearchParams(queryEntries(search)).toString();
  return text && `?${text}`;
}
