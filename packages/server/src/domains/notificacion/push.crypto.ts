import { createCipheriv, createECDH, type ECDH, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';

/** Keys of a browser's subscription, in base64url. */
export interface Receptor {
  /** Public key of its curve P-256. */
  readonly clave_publica: string;
  readonly secreto: string;
}

const CURVE = 'prime256v1';
/** Size of the only record of a message. */
const RECORD_OCTETS = 4096;
const LAST_RECORD = 2;

const derive = (key: Buffer, { salt, info, length }: { salt: Buffer; info: Buffer; length: number }): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Creates a pair of keys and a salt for one message. */
function freshChance(): { readonly keys: ECDH; readonly salt: Buffer } {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return { keys, salt: randomBytes(16) };
}

/** Encrypts a message for a browser by `aes128gcm` (RFC 8188, RFC 8291). Throws for a key that lies on no curve. Tests pass keys and salt. */
export function encryptPush(text: string, { clave_publica, secreto }: Receptor, { keys, salt } = freshChance()): Buffer {
  const receiver = Buffer.from(clave_publica, 'base64url');
  const sender = keys.getPublicKey();
  const shared = keys.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const material = derive(shared, { salt: Buffer.from(secreto, 'base64url'), info, length: 32 });
  const key = derive(material, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = derive(material, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_OCTETS);
  const body = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([LAST_RECORD])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender, ...body]);
}

/** Returns whether a browser's keys can encrypt a message. */
export function isReceptor({ clave_publica, secreto }: Receptor): boolean {
  try {
    freshChance().keys.computeSecret(Buffer.from(clave_publica, 'base64url'));
    return Buffer.from(secreto, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/** Creates the pair of keys by which push services know this portal (RFC 8292), as a private JWK. */
export const newVapid = (): string => JSON.stringify(generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' }));

/** Returns the public key of a pair in the form that browsers take: the point, uncompressed, in base64url. */
export function publicKeyOf(vapid: string): string {
  const { x = '', y = '' } = JSON.parse(vapid) as JWK;
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
}

interface Remite {
  /** Pair of keys, as `newVapid` wrote it. */
  readonly vapid: string;
  /** Address of the push service. */
  readonly direccion: string;
  /** Address for reports of faults: `mailto:` or `https:`. */
  readonly contacto: string;
  readonly now: Date;
}

/** Time for which a signature holds; services refuse more than a day. */
const SIGNATURE_SECONDS = 12 * 60 * 60;

/** Signs a request to a push service (RFC 8292). */
export async function signVapid({ vapid, direccion, contacto, now }: Remite): Promise<string> {
  const jwt = await new SignJWT({ sub: contacto })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(direccion).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + SIGNATURE_SECONDS)
    .sign(await importJWK(JSON.parse(vapid) as JWK, 'ES256'));
  return `vapid t=${jwt}, k=${publicKeyOf(vapid)}`;
}
