import { sign } from 'node:crypto';
import type { AppleKey } from '../../config-proveedores.ts';

const DAY_SECONDS = 24 * 3600;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Use {
  readonly clientId: string;
  readonly issuer: string;
  readonly now: Date;
}

/** The client secret that Apple asks for: a JWT (ES256) of our own, good for a day. */
export function appleSecret({ teamId, keyId, privateKey }: AppleKey, { clientId, issuer, now }: Use): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = { iss: teamId, sub: clientId, aud: issuer, iat, exp: iat + DAY_SECONDS };
  const text = `${encode({ alg: 'ES256', kid: keyId })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
