import { randomBytes } from 'node:crypto';
import { grouped, lettersFrom, readTyped } from '../../../core/typed-code.rules.ts';
import { hashToken } from '../token.crypto.ts';

const LENGTH = 12;

/** Lifetime of a one-time code: seven days, because head office may send it to a shop on paper. */
export const CODIGO_MS = 7 * 24 * 60 * 60 * 1000;

/** Creates a one-time code of 60 random bits in its printed form, `7KQ2-M4XA-0ZPD` (P7). */
export const newCodigo = (): string => grouped(lettersFrom(randomBytes(LENGTH)));

/** Hashes a code together with its person, for storage. */
export const hashCodigo = (id_usuario: number, typed: string): string => hashToken(`codigo:${id_usuario}:${readTyped(typed) ?? ''}`);
