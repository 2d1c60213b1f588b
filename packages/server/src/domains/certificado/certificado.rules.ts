/** Crockford's base 32: no I, L, O, U, so that a code read aloud or from paper is not mistaken. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

const grouped = (letters: string): string => letters.match(/.{4}/g)?.join('-') ?? letters;

/** Twelve random bytes -> `XXXX-XXXX-XXXX` (60 bits: not guessable). */
export const codeFrom = (bytes: Uint8Array): string =>
  grouped([...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''));

/** A typed code in its stored form: lower case, other dashes or blanks between the groups and look-alike letters are forgiven. Undefined when it cannot be one. */
export function normalizeCode(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return CODE.test(letters) ? grouped(letters) : undefined;
}

/** `AAAA-NNNNNN`: year of issue and running number (P18). */
export const numeroOf = (today: string, sequence: number): string => `${today.slice(0, 4)}-${String(sequence).padStart(6, '0')}`;
