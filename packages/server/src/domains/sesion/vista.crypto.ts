import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time that a look at the portal as another person lasts. */
const VISTA_MS = 60 * 60 * 1000;

/** Session that looks, and the person as whom it does. */
export interface Vista {
  readonly id_sesion: number;
  readonly id_usuario: number;
}

const sign = (secret: string, { id_sesion, id_usuario }: Vista, expiry: number): Buffer =>
  createHmac('sha256', secret).update(`vista|${id_sesion}|${id_usuario}|${expiry}`).digest();

/** Writes the claim of a session to look as a person, valid for an hour: `person~expiry~signature`, the first two in base 36. */
export function writeVista(secret: string, vista: Vista, now: Date): string {
  const expiry = now.getTime() + VISTA_MS;
  return [vista.id_usuario.toString(36), expiry.toString(36), sign(secret, vista, expiry).toString('base64url')].join('~');
}

/** Returns the person of a claim that this installation wrote for this session; undefined for any other and an expired one. */
export function personOfVista(secret: string, claim: string, { id_sesion, now }: { id_sesion: number; now: Date }): number | undefined {
  const match = /^([0-9a-z]{1,7})~([0-9a-z]{1,11})~([\w-]{43})$/.exec(claim);
  if (!match) return undefined;
  const [, person = '', moment = '', signature = ''] = match;
  const id_usuario = parseInt(person, 36);
  const expiry = parseInt(moment, 36);
  const expected = sign(secret, { id_sesion, id_usuario }, expiry);
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) && now.getTime() < expiry ? id_usuario : undefined;
}
