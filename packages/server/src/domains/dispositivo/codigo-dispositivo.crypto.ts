import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { PIN_LARGO } from '@portal/contract/dispositivo';
import { grouped, lettersFrom, readTyped } from '../../core/typed-code.rules.ts';

const LENGTH = 8;

/** Lifetime of the code that pairs a tablet. */
export const CODIGO_MS = 15 * 60 * 1000;

/** Creates a code of 40 random bits in the form in which it is shown, `7KQ2-M4XA` (P122). */
export const newCodigo = (): string => grouped(lettersFrom(randomBytes(LENGTH)));

/** Hashes a typed code for storage. */
export const hashCodigo = (typed: string): string =>
  createHash('sha256')
    .update(`tablet:${readTyped(typed) ?? ''}`)
    .digest('hex');

/** Secret of an installation, of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Derives the key by which one tablet opens what it keeps sealed for one person, from the installation's secret (`docs/decisions/058`). */
export const llaveOf = (secret: string, { id_dispositivo, id_usuario }: { readonly id_dispositivo: number; readonly id_usuario: number }) =>
  createHmac('sha256', secret).update(`tablet|${id_dispositivo}|${id_usuario}`).digest('base64url');

/** Creates a PIN of random digits. */
export const newPin = (): string => String(randomInt(10 ** PIN_LARGO)).padStart(PIN_LARGO, '0');
