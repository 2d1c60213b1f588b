import { expect, test } from 'vitest';
import { planEvent } from './plan-event.ts';

const event = (over: Partial<Parameters<typeof planEvent>[0]> = {}) =>
  planEvent({
    uid: 'plan-7-3@portal.example',
    title: 'Termina el plan «Ventas»',
    text: 'Temas pendientes',
    url: 'https://portal.example/planfin?id=7',
    day: '2026-12-31',
    now: new Date('2026-11-29T10:00:00.500Z'),
    ...over,
  });
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the event is the whole last day, also across a year, with an alarm before it', () => {
  expect(lines(event())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal de capacitacion//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:plan-7-3@portal.example',
    'DTSTAMP:20261129T100000Z',
    'SEQUENCE:1795946400',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Termina el plan «Ventas»',
    'DESCRIPTION:Temas pendientes',
    'URL:https://portal.example/planfin?id=7',
    'TRANSP:TRANSPARENT',
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

test('a title cannot end its line or begin another property', () => {
  const file = event({ title: 'A;B,C\\D\nATTENDEE:mailto:x@y.pe' });
  expect(lines(file)).toContain(String.raw`SUMMARY:A\;B\,C\\D\nATTENDEE:mailto:x@y.pe`);
  expect(lines(file).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('a long title in any script is folded below 76 octets and comes back whole', () => {
  const title = '研修プラン👩‍🏫'.repeat(20);
  const file = event({ title });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  expect(lines(file)).toContain(`SUMMARY:${title}`);
});
