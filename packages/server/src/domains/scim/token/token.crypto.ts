import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** New token: `scim_`, twelve hexadecimal digits that find it, `_`, and 256 random bits in base64url. */
export interface NewToken {
  readonly token: string;
  readonly prefijo: string;
  readonly token_hash: string;
}

const FORM = /^(scim_[0-9a-f]{12})_[\w-]{43}$/;

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Hash that is compared for a prefix that nobody has, so that it takes the same work. */
const NOBODY = hash('');

/** Creates a token (P160); only its prefix and its hash are stored. */
export function newScimToken(): NewToken {
  const prefijo = `scim_${randomBytes(6).toString('hex')}`;
  const token = `${prefijo}_${randomBytes(32).toString('base64url')}`;
  return { token, prefijo, token_hash: hash(token) };
}

/** Returns the prefix of a token; undefined for a text of another form. */
export const prefijoOf = (token: string): string | undefined => FORM.exec(token)?.[1];

/** Returns whether a token is the one that was hashed, in a time that says nothing of the stored hash; false without one. */
export function matchesToken(token: string, stored: string | undefined): boolean {
  const same = timingSafeEqual(Buffer.from(hash(token), 'hex'), Buffer.from(stored ?? NOBODY, 'hex'));
  return same && stored !== undefined;
}
