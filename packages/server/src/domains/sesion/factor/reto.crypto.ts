import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time in which a challenge is answered; the browser gives up then too. */
export const RETO_MS = 5 * 60 * 1000;

/**
 * Purpose of a challenge: a sign-in without a password; the second step of the sign-in with this hash of its challenge; a new passkey of this
 * session, or a proof of it (P168). An answer counts for nothing else.
 */
export type Asunto = 'ingreso' | `factor:${string}` | `nueva:${number}` | `confirmar:${number}`;

const RANDOM_BYTES = 16;
const EXPIRY_BYTES = 6;
const HEAD_BYTES = RANDOM_BYTES + EXPIRY_BYTES;
const RETO_BYTES = HEAD_BYTES + 32;

const sign = (secret: string, asunto: Asunto, head: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${asunto}|`).update(head).digest();

/**
 * Writes a challenge: random bytes, its expiry and a signature over both and its purpose, in base64url. The server stores nothing for it, so
 * somebody unknown who asks for challenges writes nothing (record 075).
 */
export function writeReto(secret: string, asunto: Asunto, now: Date): string {
  const head = Buffer.alloc(HEAD_BYTES);
  randomBytes(RANDOM_BYTES).copy(head);
  head.writeUIntBE(now.getTime() + RETO_MS, RANDOM_BYTES, EXPIRY_BYTES);
  return Buffer.concat([head, sign(secret, asunto, head)]).toString('base64url');
}

/**
 * Returns the user handle by which an authenticator keeps a person's passkeys, in base64url: always the same, and it reveals nothing of its
 * owner.
 */
export const titularOf = (secret: string, id_usuario: number): string =>
  createHmac('sha256', secret).update(`titular:${id_usuario}`).digest('base64url');

/** Returns the expiry of a challenge that this installation wrote for this purpose; undefined for any other and an expired one. */
export function expiryOf(secret: string, reto: string, { asunto, now }: { readonly asunto: Asunto; readonly now: Date }): Date | undefined {
  const bytes = Buffer.from(reto, 'base64url');
  if (bytes.length !== RETO_BYTES || bytes.toString('base64url') !== reto) return undefined;
  const head = bytes.subarray(0, HEAD_BYTES);
  if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), sign(secret, asunto, head))) return undefined;
  const expiry = head.readUIntBE(RANDOM_BYTES, EXPIRY_BYTES);
  return now.getTime() < expiry ? new Date(expiry) : undefined;
}
