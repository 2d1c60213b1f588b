import { createHash } from 'node:crypto';

/** Returns the fingerprint of a text. */
export const huellaDe = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
