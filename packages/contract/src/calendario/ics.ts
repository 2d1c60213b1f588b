import { dayAfter } from '../dia.ts';

/** When an event happens: on a whole day (`YYYY-MM-DD`), which has no zone, or between two instants (ISO 8601), written in UTC. */
export type Cuando = { readonly dia: string } | { readonly inicio: string; readonly fin: string };

/** Event of a calendar (RFC 5545). */
export interface EventoIcs {
  /** The same whenever the event is written again: a calendar replaces it. */
  readonly uid: string;
  /** Higher after each change. */
  readonly secuencia: number;
  /** Moment of the last change. */
  readonly cambio: Date;
  readonly cuando: Cuando;
  readonly titulo: string;
  readonly texto: string;
  readonly url: string;
  readonly cancelado?: boolean;
  /** Days before the event on which the calendar reminds; absent: the reader's own setting. */
  readonly aviso?: number;
}

/** Calendar that readers fetch again and again. */
export interface Suscripcion {
  readonly nombre: string;
  /** Hours after which a reader should fetch it again; most of them wait longer. */
  readonly horas: number;
}

/** Most octets of a line without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const compact = (day: string): string => day.replaceAll('-', '');
const stamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes a text (RFC 5545, 3.3.11). Control characters have no place in one. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[\p{Cc}\p{Surrogate}]/gu, ' ')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`);

/** Returns the octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/** Folds a line so that none is too long, without cutting a character. A following line begins with a blank, which counts. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

const period = (cuando: Cuando): string[] =>
  'dia' in cuando
    ? [`DTSTART;VALUE=DATE:${compact(cuando.dia)}`, `DTEND;VALUE=DATE:${compact(dayAfter(cuando.dia, 1))}`, 'TRANSP:TRANSPARENT']
    : [`DTSTART:${stamp(new Date(cuando.inicio))}`, `DTEND:${stamp(new Date(cuando.fin))}`];

const alarm = ({ titulo, aviso }: EventoIcs): string[] =>
  aviso === undefined ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(titulo)}`, `TRIGGER:-P${aviso}D`, 'END:VALARM'];

const eventLines = (event: EventoIcs): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp(event.cambio)}`,
  `SEQUENCE:${event.secuencia}`,
  ...period(event.cuando),
  `SUMMARY:${escaped(event.titulo)}`,
  `DESCRIPTION:${escaped(event.texto)}`,
  `URL:${event.url}`,
  ...(event.cancelado ? ['STATUS:CANCELLED'] : []),
  ...alarm(event),
  'END:VEVENT',
];

const head = (suscripcion: Suscripcion | undefined): string[] => {
  if (!suscripcion) return ['METHOD:PUBLISH'];
  const { nombre, horas } = suscripcion;
  const name = escaped(nombre);
  // RFC 7986, and the names that Apple, Google and Microsoft read.
  return [`NAME:${name}`, `X-WR-CALNAME:${name}`, `REFRESH-INTERVAL;VALUE=DURATION:PT${horas}H`, `X-PUBLISHED-TTL:PT${horas}H`];
};

/** Writes a calendar (RFC 5545): a file of some events, or with `suscripcion` one that readers fetch. */
export const writeIcs = (events: readonly EventoIcs[], suscripcion?: Suscripcion): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Portal de capacitacion//ES', 'CALSCALE:GREGORIAN']
    .concat(head(suscripcion), events.flatMap(eventLines), 'END:VCALENDAR')
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** Identifies the end of a plan for a person; the host makes it unique among portals. */
export const uidOfPlan = ({ id_planestudio, id_usuario, host }: { id_planestudio: number; id_usuario: number; host: string }): string =>
  `plan-${id_planestudio}-${id_usuario}@${host}`;
