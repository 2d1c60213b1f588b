import { expect, test } from 'vitest';
import { type EventoIcs, uidOfPlan, writeIcs } from './ics.ts';

const EVENTO: EventoIcs = {
  uid: uidOfPlan({ id_planestudio: 7, id_usuario: 3, host: 'portal.example' }),
  secuencia: 1_795_946_400,
  cambio: new Date('2026-11-29T10:00:00.500Z'),
  cuando: { dia: '2026-12-31' },
  titulo: 'Termina el plan «Ventas»',
  texto: 'Temas pendientes',
  url: 'https://portal.example/planfin?id=7',
};
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const linesOf = (over: Partial<EventoIcs>) => lines(writeIcs([{ ...EVENTO, ...over }]));

test('an event is the whole day, also across a year, with an alarm before it', () => {
  expect(linesOf({ aviso: 3 })).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal de capacitacion//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:plan-7-3@portal.example',
    'DTSTAMP:20261129T100000Z',
    'SEQUENCE:1795946400',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Termina el plan «Ventas»',
    'DESCRIPTION:Temas pendientes',
    'URL:https://portal.example/planfin?id=7',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Termina el plan «Ventas»',
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an event between two instants is written in UTC, whatever their offset', () => {
  const written = linesOf({ cuando: { inicio: '2026-12-31T22:30:00-05:00', fin: '2027-01-01T04:00:00Z' } });
  expect(written.filter((line) => line.startsWith('DT'))).toEqual([
    'DTSTAMP:20261129T100000Z',
    'DTSTART:20270101T033000Z',
    'DTEND:20270101T040000Z',
  ]);
  expect(written).not.toContain('TRANSP:TRANSPARENT');
});

test('a calendar to fetch has a name and its interval; a cancelled event says so', () => {
  const file = lines(writeIcs([{ ...EVENTO, cancelado: true }], { nombre: 'Andina, S. A.', horas: 12 }));
  expect(file).toEqual(
    expect.arrayContaining([
      String.raw`NAME:Andina\, S. A.`,
      String.raw`X-WR-CALNAME:Andina\, S. A.`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'STATUS:CANCELLED',
    ]),
  );
  expect(file).not.toContain('METHOD:PUBLISH');
});

test('a calendar without an event is whole', () => {
  expect(lines(writeIcs([], { nombre: 'x', horas: 1 })).slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test.each(['\n', '\r\n', '\r'])('a title cannot end its line or begin another property by %j', (end) => {
  const written = linesOf({ titulo: `A;B,C\\D${end}ATTENDEE:mailto:x@y.pe` });
  expect(written).toContain(String.raw`SUMMARY:A\;B\,C\\D\nATTENDEE:mailto:x@y.pe`);
  expect(written.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('control characters and half a surrogate pair become blanks', () => {
  expect(linesOf({ titulo: 'A\u0000B\u0085C\uD83D' })).toContain('SUMMARY:A B C ');
});

test('a long title in any script is folded below 76 octets at every offset and comes back whole', () => {
  for (let offset = 0; offset < 12; offset += 1) {
    const titulo = `${'a'.repeat(offset)}${'研修ñ👩‍🏫’'.repeat(20)}`;
    const file = writeIcs([{ ...EVENTO, titulo }]);
    for (const line of file.split('\r\n')) expect(encodeURIComponent(line).replaceAll(/%../g, 'x').length).toBeLessThan(76);
    expect(lines(file)).toContain(`SUMMARY:${titulo}`);
  }
});
