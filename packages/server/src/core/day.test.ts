import { expect, test, vi } from 'vitest';
import { dayIn, timeIn } from './day.ts';

test('the day depends on the zone of the instant', () => {
  const night = new Date('2026-11-22T03:30:00Z');
  expect([dayIn('America/Lima', night), dayIn('Europe/Madrid', night)]).toEqual(['2026-11-21', '2026-11-22']);
  expect([timeIn('America/Lima', night), timeIn('Europe/Madrid', night)]).toEqual(['22:30', '04:30']);
});

test('the day changes with the minute in which it begins, whichever minutes were asked before', () => {
  const moments = ['2026-11-22T04:59:59.999Z', '2026-11-22T05:00:00.000Z', '2026-11-22T04:59:00.000Z', '2026-11-22T05:00:59.999Z'];
  expect(moments.map((moment) => dayIn('America/Lima', new Date(moment)))).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
    '2026-11-22',
  ]);
  const days = Array.from({ length: 1_500 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 18, 14, 59)));
  const zone = 'Asia/Kathmandu';
  const expected = days.map((day) => day.toISOString().slice(0, 10));
  for (let round = 0; round < 2; round += 1) expect(days.map((day) => dayIn(zone, day))).toEqual(expected);
  expect(dayIn(zone, new Date(Date.UTC(2026, 0, 1, 18, 15)))).toBe('2026-01-02');
});

test('a zone gets one formatter, however often its day is asked', () => {
  let created = 0;
  const { DateTimeFormat } = Intl;
  class Counted extends DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
      super(...given);
      created += 1;
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: Counted });
  for (let day = 1; day < 10; day += 1) dayIn('Asia/Tokyo', new Date(`2026-11-0${day}T12:00:00Z`));
  vi.unstubAllGlobals();
  expect(created).toBe(1);
});
