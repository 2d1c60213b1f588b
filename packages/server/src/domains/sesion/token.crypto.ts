import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a session or a link: 256 random bits, safe in a URL (P5). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The only form in which a token is stored: SHA-256, hexadecimal (P5). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
