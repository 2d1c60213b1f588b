import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

/** Picture of an attempt: its file, and `salt`, the attempt (0: the staff). */
export interface Sellada {
  readonly id_archivo: number;
  readonly salt: number;
}

const BLOCK_BYTES = 16;
/** Bytes of file and attempt; the remaining 64 bits of the block are zero, and prove that this installation sealed it. */
const HEAD_BYTES = 8;
const TICKET = /^[\w-]{22}$/;

/** Derives the key of the pictures' tickets from a secret of the installation. */
export const selladoKey = (secret: string): Buffer => createHmac('sha256', secret).update('imagenes').digest();

/**
 * Seals a picture into a ticket of 22 characters: one block of AES-256, a permutation without a mode, because the block is the whole message.
 * Equal input gives an equal ticket; different input gives tickets that reveal neither ids nor order.
 */
export function seal(key: Buffer, { id_archivo, salt }: Sellada): string {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.writeUInt32BE(id_archivo, 0);
  block.writeUInt32BE(salt, HEAD_BYTES / 2);
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** Opens a ticket; undefined for a forged one, which passes with a chance of 2⁻⁶⁴. */
export function unseal(key: Buffer, ticket: string): Sellada | undefined {
  const sealed = Buffer.from(ticket, 'base64url');
  if (!TICKET.test(ticket) || sealed.toString('base64url') !== ticket) return undefined;
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
  if (block.subarray(HEAD_BYTES).some((byte) => byte !== 0)) return undefined;
  return { id_archivo: block.readUInt32BE(0), salt: block.readUInt32BE(HEAD_BYTES / 2) };
}
