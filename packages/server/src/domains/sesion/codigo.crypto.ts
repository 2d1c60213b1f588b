import { randomBytes } from 'node:crypto';
import { hashToken } from './token.crypto.ts';

/** Digits and letters that nobody confuses on paper (Crockford's base 32: no I, L, O, U). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** Life of a one-time code: long enough for the post bag between head office and a shop. */
export const CODIGO_MS = 7 * 24 * 60 * 60 * 1000;

/** A new one-time code, 60 random bits, as it is printed: `7KQ2-M4XA-0ZPD` (P7). */
export function newCodigo(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replaceAll(GROUP, '$&-');
}

/** What a person typed, as it was printed: case, blanks and hyphens do not matter, nor O for 0, I or L for 1. */
const normalize = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** The only form in which a code is stored; it belongs to one person. */
export const hashCodigo = (id_usuario: number, typed: string): string => hashToken(`codigo:${id_usuario}:${normalize(typed)}`);
