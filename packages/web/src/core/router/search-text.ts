/** Reads query parameters as plain text (`?id=5&idp=2`) instead of the router's JSON; the schemas in paths.ts convert them. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
