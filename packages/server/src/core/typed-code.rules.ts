/** Crockford's base 32, without I, L, O and U, which people confuse with other letters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Maps each random byte to one letter: 5 bits of entropy. */
export const lettersFrom = (bytes: Uint8Array): string => Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Formats a code for print: `7KQ24MXA0ZPD` -> `7KQ2-4MXA-0ZPD`. */
export const grouped = (letters: string): string => letters.replaceAll(/.{4}(?=.)/g, '$&-');

/**
 * Normalises a typed code: ignores case, blanks, dashes and other punctuation; reads O as 0, I and L as 1. Undefined if it holds another
 * letter.
 */
export function readTyped(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return Array.from(letters).every((letter) => ALPHABET.includes(letter)) ? letters : undefined;
}
