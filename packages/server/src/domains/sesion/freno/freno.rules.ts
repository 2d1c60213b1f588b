import ipaddr from 'ipaddr.js';
import { message, type Message } from '@portal/messages';

/** Parameters of one kind of counter. */
export interface Freno {
  /** Failures before the first block. */
  readonly libres: number;
  /** Milliseconds after which the counter is decremented; 0: it is reset after an hour without failures. */
  readonly goteo: number;
}

/**
 * Counters (P8). `dispositivo` replaces `cuenta` in a browser that its owner used before, `cambio` counts wrong current passwords of a
 * signed-in person: strangers reach neither. `direccion`
 * has more free failures than `cuenta` and is decremented steadily, because an office shares one address.
 * `factor` counts codes of the second factor, which only somebody with the first can try (P151).
 * `pin` counts PINs of a person on shared tablets, `tableta` those typed on one tablet, whoever's they are (P123).
 * `prueba` counts test letters that an administrator sends to their own address.
 * `calendario` counts how often readers fetch the calendar of a person (P292).
 * `solicitudes` counts requests of links and registrations by address, `correo` links by e-mail, against flooding a mailbox.
 */
export const FRENOS = {
  cuenta: { libres: 5, goteo: 0 },
  dispositivo: { libres: 5, goteo: 0 },
  cambio: { libres: 5, goteo: 0 },
  correo: { libres: 5, goteo: 0 },
  direccion: { libres: 60, goteo: 60_000 },
  solicitudes: { libres: 60, goteo: 10_000 },
  pin: { libres: 5, goteo: 0 },
  factor: { libres: 5, goteo: 0 },
  tableta: { libres: 20, goteo: 30_000 },
  prueba: { libres: 5, goteo: 60_000 },
  calendario: { libres: 60, goteo: 60_000 },
} as const satisfies Record<string, Freno>;

const FIRST_SECONDS = 30;
const CAP_SECONDS = 15 * 60;
/** Most seconds that the clocks of two processes may differ. */
const SKEW_SECONDS = 60;
/** Time after which a counter without `goteo` is reset; longer than the longest block. */
const MEMORY_MS = 60 * 60 * 1000;

/** Returns the seconds of the block after `fallos` failures: 0, then 30, 60, 120 … up to 15 minutes. */
export function blockSeconds(fallos: number, { libres }: Freno): number {
  if (fallos < libres) return 0;
  return Math.min(CAP_SECONDS, FIRST_SECONDS * 2 ** Math.min(fallos - libres, 10));
}

/** Stored counter; instants are ISO 8601. */
export interface Contador {
  readonly fallos: number;
  /** Moment of the last decrement; of the last attempt for a counter without `goteo`. */
  readonly ultimo: string;
  readonly bloqueado_hasta: string | null;
}

/** Returns the remaining seconds of a block, rounded up; 0 for one that a clock which ran ahead has set. */
export const secondsLeft = ({ bloqueado_hasta }: Contador, now: Date): number => {
  const seconds = bloqueado_hasta ? Math.max(0, Math.ceil((Date.parse(bloqueado_hasta) - now.getTime()) / 1000)) : 0;
  // No block is longer: this one was set while the clock ran ahead.
  return seconds > CAP_SECONDS + SKEW_SECONDS ? 0 : seconds;
};

/** Returns the counter after one more attempt: decays old failures, adds one, sets the block. */
export function countAttempt(stored: Contador, now: Date, freno: Freno): Contador {
  const remembered = forget(stored, now, freno);
  const fallos = remembered.fallos + 1;
  const seconds = blockSeconds(fallos, freno);
  return { fallos, ultimo: remembered.ultimo, bloqueado_hasta: seconds ? new Date(now.getTime() + seconds * 1000).toISOString() : null };
}

function forget({ fallos, ultimo }: Contador, now: Date, { goteo }: Freno): { fallos: number; ultimo: string } {
  const elapsed = now.getTime() - Date.parse(ultimo);
  if (goteo === 0) return { fallos: elapsed > MEMORY_MS ? 0 : fallos, ultimo: now.toISOString() };
  // Last counted while the clock ran ahead.
  if (elapsed < -SKEW_SECONDS * 1000) return { fallos, ultimo: now.toISOString() };
  const forgotten = Math.floor(Math.max(0, elapsed) / goteo);
  if (forgotten >= fallos) return { fallos: 0, ultimo: now.toISOString() };
  return { fallos: fallos - forgotten, ultimo: new Date(Date.parse(ultimo) + forgotten * goteo).toISOString() };
}

/**
 * Returns the key of an address: IPv4 itself (also if mapped to IPv6), for IPv6 its /64 network, because one subscriber owns all addresses
 * in it.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Builds the message of a block: in seconds below a minute, else in minutes. */
export const waitMessage = (seconds: number): Message =>
  message('sesion.espera', { minutos: seconds < 60 ? 0 : Math.ceil(seconds / 60), segundos: seconds });
