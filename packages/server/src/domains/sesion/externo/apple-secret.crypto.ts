import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AppleKey } from '../../../config/proveedores.ts';

const DAY_SECONDS = 24 * 3600;

interface Use {
  readonly clientId: string;
  readonly issuer: string;
  readonly now: Date;
}

/** Signs the client secret for Apple: a JWT (ES256), valid for a day. */
export function appleSecret({ teamId, keyId, privateKey }: AppleKey, { clientId, issuer, now }: Use): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  return new SignJWT({ iss: teamId, sub: clientId, aud: issuer, iat, exp: iat + DAY_SECONDS })
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .sign(createPrivateKey(privateKey));
}
