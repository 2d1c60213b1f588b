/** Returns the decimal sign of a language, '.' or ','. */
export const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

const NUMBER = /^-?\d+(\.\d+)?$/;
/** A point before one or two digits: with three it may separate thousands where the comma is the decimal sign. */
const SHORT_POINT = /^-?\d+(\.\d{1,2})?$/;

/**
 * Returns a typed number, with the decimal sign of the language; the text itself when it is none, which the contract refuses; null for an
 * empty field.
 */
export function readNumber(text: string, sign: string): number | string | null {
  const trimmed = text.normalize('NFKC').trim();
  if (trimmed === '') return null;
  if (sign === '.') return NUMBER.test(trimmed) ? Number(trimmed) : text;
  if (SHORT_POINT.test(trimmed)) return Number(trimmed);
  const [whole = '', ...decimals] = trimmed.split(sign);
  const written = [whole, ...decimals].join('.');
  return !whole.includes('.') && NUMBER.test(written) ? Number(written) : text;
}
