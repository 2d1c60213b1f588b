/** Longest wrong value that a complaint repeats. */
const MOST = 40;

/**
 * Returns the wrong value of a setting in words for the operator. Empty for an address, and for whatever could be one or could hold a key: the line goes
 * into the journal, and addresses hold passwords.
 */
export const shownValue = (name: string, value: string | undefined): string =>
  value === undefined || /_(?:URL|ENDPOINT)$/.test(name) || /@|\/\//.test(value) || value.length > MOST ? '' : ` (ahora: «${value}»)`;
