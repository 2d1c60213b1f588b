import { dayAfter } from '@portal/contract/dia';

/** Last day of a plan for a calendar. */
export interface PlanEvent {
  /** The same event whenever it is downloaded again: a calendar replaces it. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly now: Date;
}

/** Days before the last one on which the calendar reminds. */
const REMINDS = 3;

const compact = (day: string): string => day.replaceAll('-', '');
const stamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes a text of a calendar (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`);

const encoder = new TextEncoder();

/** Folds a line so that none has more than 75 octets, without cutting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (encoder.encode(part + character).length > 74) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** Writes the event of a plan's last day, a whole day that blocks no time, with an alarm some days before it. */
export function planEvent({ uid, title, text, url, day, now }: PlanEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal de capacitacion//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${REMINDS}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
