import { createHash } from 'node:crypto';

/** Characters of the SHA-256 that a tag keeps: 132 bits. */
const TAG_LENGTH = 22;

/** Returns the strong tag of a body, from its bytes. */
export const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_LENGTH)}"`;

/** Returns whether `If-None-Match` lists the tag (weak comparison). */
export const matchesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
