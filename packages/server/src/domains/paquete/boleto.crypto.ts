import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 12 * 3_600_000;

/** Package and person of a folder ticket. */
export interface BoletoPaquete {
  readonly id_paquete: number;
  readonly id_usuario: number;
}

const sign = (secret: string, { id_paquete, id_usuario }: BoletoPaquete, expiry: number): string =>
  createHmac('sha256', secret).update(`paquete|${id_paquete}|${id_usuario}|${expiry}`).digest('base64url');

/**
 * Writes the ticket of the folder of a package for one person: `package.person.expiry.signature`, numbers in base 36. Valid for 12 to 24 hours, and the
 * same for 12 of them: a browser keeps the files of a package from one launch to the next.
 */
export function writeBoleto(secret: string, subject: BoletoPaquete, now: Date): string {
  const expiry = Math.floor(now.getTime() / STEP_MS) * STEP_MS + 2 * STEP_MS;
  return [subject.id_paquete, subject.id_usuario, expiry]
    .map((part) => part.toString(36))
    .concat(sign(secret, subject, expiry))
    .join('.');
}

/** Reads a ticket; undefined when it is forged or over. */
export function readBoleto(secret: string, ticket: string, now: Date): BoletoPaquete | undefined {
  const match = /^([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(ticket);
  if (!match) return undefined;
  const [, paquete = '', usuario = '', expiryText = '', signature = ''] = match;
  const subject = { id_paquete: parseInt(paquete, 36), id_usuario: parseInt(usuario, 36) };
  const expiry = parseInt(expiryText, 36);
  const right = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, subject, expiry)));
  return right && now.getTime() < expiry ? subject : undefined;
}

/** Returns an id of a person for the scripts of packages, which says nothing of the person. */
export const opaqueId = (secret: string, id_usuario: number): string =>
  createHmac('sha256', secret).update(`alumno|${id_usuario}`).digest('base64url').slice(0, 22);
