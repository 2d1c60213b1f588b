import { randomBytes } from 'node:crypto';
import { grouped, lettersFrom, readTyped } from '../../core/typed-code.rules.ts';
import { hashToken } from './token.crypto.ts';

const LENGTH = 12;

/** Life of a one-time code: long enough for the post bag between head office and a shop. */
export const CODIGO_MS = 7 * 24 * 60 * 60 * 1000;

/** A new one-time code, 60 random bits, as it is printed: `7KQ2-M4XA-0ZPD` (P7). */
export const newCodigo = (): string => grouped(lettersFrom(randomBytes(LENGTH)));

/** The only form in which a code is stored; it belongs to one person. */
export const hashCodigo = (id_usuario: number, typed: string): string => hashToken(`codigo:${id_usuario}:${readTyped(typed) ?? ''}`);
