import { createHmac, timingSafeEqual } from 'node:crypto';

const HOURS_VALID = 12;
const HOUR_MS = 3_600_000;
/** Expiries are rounded down to this step, so that an address stays equal for some minutes and the browser's cache serves it. */
const STEP_MS = 10 * 60_000;

/** Person and file of a ticket. */
export interface TicketSubject {
  readonly id_archivo: number;
  readonly id_usuario: number;
}

const sign = (secret: string, { id_archivo, id_usuario }: TicketSubject, expiry: number): string =>
  createHmac('sha256', secret).update(`${id_archivo}|${expiry}|${id_usuario}`).digest('base64url');

/** Writes a ticket for one file, valid for 11:50 to 12 hours: `expiry.person.signature`, the first two in base 36. */
export function writeTicket(secret: string, subject: TicketSubject, now: Date): string {
  const expiry = Math.floor(now.getTime() / STEP_MS) * STEP_MS + HOURS_VALID * HOUR_MS;
  return [expiry.toString(36), subject.id_usuario.toString(36), sign(secret, subject, expiry)].join('.');
}

/** File and moment for which a ticket is checked. */
export interface TicketCheck {
  readonly id_archivo: number;
  readonly now: Date;
}

/** Returns whether a ticket is signed by this installation, for this file, and has not expired. */
export function ticketIsValid(secret: string, ticket: string, { id_archivo, now }: TicketCheck): boolean {
  const match = /^([0-9a-z]{1,11})\.([0-9a-z]{1,7})\.([\w-]{43})$/.exec(ticket);
  if (!match) return false;
  const [, expiryText = '', userText = '', signature = ''] = match;
  const expiry = parseInt(expiryText, 36);
  const expected = sign(secret, { id_archivo, id_usuario: parseInt(userText, 36) }, expiry);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) && now.getTime() < expiry;
}
