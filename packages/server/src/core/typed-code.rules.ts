/** Crockford's base 32: no I, L, O, U, so that a code read aloud or from paper is not mistaken. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = new RegExp(`^[${ALPHABET}]*$`);

/** One letter for each random byte: 5 bits. */
export const lettersFrom = (bytes: Uint8Array): string => Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** As a code is printed: `7KQ24MXA0ZPD` -> `7KQ2-4MXA-0ZPD`. */
export const grouped = (letters: string): string => letters.replaceAll(/.{4}(?=.)/g, '$&-');

/**
 * The letters of a typed code: case does not matter, nor blanks, dashes and other signs between the letters, nor O for 0, I or L for 1.
 * Undefined when another letter is among them.
 */
export function readTyped(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return LETTERS.test(letters) ? letters : undefined;
}
