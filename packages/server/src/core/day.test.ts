import { expect, test, vi } from 'vitest';
import { dayIn, timeIn } from './day.ts';

test('the day depends on the zone of the instant', () => {
  const night = new Date('2026-11-22T03:30:00Z');
  expect([dayIn('America/Lima', night), dayIn('Europe/Madrid', night)]).toEqual(['2026-11-21', '2026-11-22']);
  expect([timeIn('America/Lima', night), timeIn('Europe/Madrid', night)]).toEqual(['22:30', '04:30']);
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
