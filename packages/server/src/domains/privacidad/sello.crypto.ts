import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const [NONCE, TAG] = [12, 16];

/** Returns a new key of 256 bits, as it is stored. */
export const newLlave = (): string => randomBytes(32).toString('base64');

/** Encrypts a text (AES-256-GCM); `person` is bound to it, so that no seal can be put in the place of another. */
export function seal(text: string, { llave, person }: Abridor): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(llave, 'base64'), nonce).setAAD(Buffer.from(String(person)));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Decrypts a seal. Throws when it was changed, or belongs to another person. */
export function unseal(bytes: Buffer, { llave, person }: Abridor): string {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(llave, 'base64'), bytes.subarray(0, NONCE)).setAAD(
    Buffer.from(String(person)),
  );
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString();
}

interface Abridor {
  /** 32 bytes in base 64. */
  readonly llave: string;
  /** `id_usuario` */
  readonly person: number;
}

/** Returns a random pseudonym that reveals nothing of the person: ten characters, the length of a code. */
export const newSeudonimo = (): string => `X${randomBytes(5).toString('hex').slice(0, 9).toUpperCase()}`;
