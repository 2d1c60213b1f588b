import { createECDH, randomBytes } from 'node:crypto';

/** Keys of a browser that subscribes to push messages. */
export function buildReceptor() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, secret: randomBytes(16) };
}

/** Returns a subscription at an address as a browser sends it. */
export const suscripcionOf = (endpoint: string, { ecdh, secret } = buildReceptor()) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh: ecdh.getPublicKey('base64url'), auth: secret.toString('base64url') },
});
