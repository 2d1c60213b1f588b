import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 random bits for a session or a link, in base64url (P5). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage: SHA-256, hexadecimal (P5). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
