import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { grouped, lettersFrom, readTyped } from '../../../core/typed-code.rules.ts';
import { hashToken } from '../token.crypto.ts';

/** Parameters that every authenticator app assumes (RFC 6238): SHA-1, six digits, a code every thirty seconds. */
const USUAL = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps before and after the present one with codes that count: clocks differ, and people type slowly. */
const WINDOW = 1;

/** Creates the secret that portal and app share, in base 32. */
export const newSecreto = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the address that an app reads from a QR code. */
export const addressOf = (secreto: string, { portal, username }: { readonly portal: string; readonly username: string }): string =>
  new TOTP({ ...USUAL, issuer: portal, label: username, secret: Secret.fromBase32(secreto) }).toString();

/** Returns the time step of a code that is valid now; undefined for any other. */
export function stepOf(secreto: string, codigo: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...USUAL, secret: Secret.fromBase32(secreto) }).validate({ token: codigo, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: USUAL.period, timestamp }) + delta;
}

/** Recovery codes that a person has at once. */
const CODES = 10;
/** Letters of a recovery code: 80 random bits, because it does not expire. */
const LETTERS = 16;

/** Creates recovery codes in their printed form, `7KQ2-M4XA-0ZPD-88RT`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => grouped(lettersFrom(randomBytes(LETTERS))));

/** Hashes a recovery code together with its person, for storage. */
export const hashRecovery = (id_usuario: number, typed: string): string =>
  hashToken(`recuperacion:${id_usuario}:${readTyped(typed) ?? ''}`);
