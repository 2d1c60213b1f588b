import ipaddr from 'ipaddr.js';
import { message, type Message } from '@portal/messages';

/** How failures of one kind are counted. */
export interface Freno {
  /** Failures before the first wait. */
  readonly libres: number;
  /** Milliseconds after which one failure is forgotten; 0: all of them at once, after an hour without another. */
  readonly goteo: number;
}

/**
 * P8. An account: five failures are free. An address stands for a whole office behind one router, so it gets more and
 * forgets steadily. Requests of links and registrations are counted by address, and links also by e-mail, so that nobody's mailbox
 * is flooded.
 */
export const FRENOS = {
  cuenta: { libres: 5, goteo: 0 },
  correo: { libres: 5, goteo: 0 },
  direccion: { libres: 60, goteo: 60_000 },
  solicitudes: { libres: 60, goteo: 10_000 },
} as const satisfies Record<string, Freno>;

const FIRST_SECONDS = 30;
const CAP_SECONDS = 15 * 60;
/** Longer than the longest wait. */
const MEMORY_MS = 60 * 60 * 1000;

/** Seconds that the next attempt must wait after `fallos` failures: 0, then 30, 60, 120 … up to 15 minutes. */
export function blockSeconds(fallos: number, { libres }: Freno): number {
  if (fallos < libres) return 0;
  return Math.min(CAP_SECONDS, FIRST_SECONDS * 2 ** Math.min(fallos - libres, 10));
}

/** A counter as stored; instants are ISO 8601. */
export interface Contador {
  readonly fallos: number;
  /** Moment up to which failures have been forgotten. */
  readonly ultimo: string;
  readonly bloqueado_hasta: string | null;
}

/** Whole seconds that an attempt must still wait. */
export const secondsLeft = ({ bloqueado_hasta }: Contador, now: Date): number =>
  bloqueado_hasta ? Math.max(0, Math.ceil((Date.parse(bloqueado_hasta) - now.getTime()) / 1000)) : 0;

/** The counter after one more attempt: old failures forgotten, the new one counted, the next attempt put off if it must be. */
export function countAttempt(stored: Contador, now: Date, freno: Freno): Contador {
  const remembered = forget(stored, now, freno);
  const fallos = remembered.fallos + 1;
  const seconds = blockSeconds(fallos, freno);
  return { fallos, ultimo: remembered.ultimo, bloqueado_hasta: seconds ? new Date(now.getTime() + seconds * 1000).toISOString() : null };
}

function forget({ fallos, ultimo }: Contador, now: Date, { goteo }: Freno): { fallos: number; ultimo: string } {
  const elapsed = now.getTime() - Date.parse(ultimo);
  if (goteo === 0) return { fallos: elapsed > MEMORY_MS ? 0 : fallos, ultimo: now.toISOString() };
  const forgotten = Math.floor(Math.max(0, elapsed) / goteo);
  if (forgotten >= fallos) return { fallos: 0, ultimo: now.toISOString() };
  return { fallos: fallos - forgotten, ultimo: new Date(Date.parse(ultimo) + forgotten * goteo).toISOString() };
}

/**
 * The address that failures are counted by: an IPv4 address as it is (also when written as IPv6), of an IPv6 address the network
 * (first 64 bits), because one subscriber has all the addresses in it.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** What a blocked person reads: seconds below a minute, else minutes. */
export const waitMessage = (seconds: number): Message =>
  message('sesion.espera', { minutos: seconds < 60 ? 0 : Math.ceil(seconds / 60), segundos: seconds });
