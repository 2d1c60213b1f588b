import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 random bits for a session or a link, in base64url (P5). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage: SHA-256, hexadecimal (P5). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Length of a one-time password: 120 random bits. */
const TEMPORARY = 20;

/** Creates a one-time password, which its owner replaces at the first sign-in (P4). */
export const newTemporaryPassword = (): string => newToken().slice(0, TEMPORARY);
