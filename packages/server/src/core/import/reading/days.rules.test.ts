import { describe, expect, it, test } from 'vitest';
import { isoOf, ordenOf, proofOf, readDay } from './days.rules.ts';

const read = (text: string, orden: 'dia' | 'mes' = 'dia') => {
  const written = readDay(text, 2026);
  return written && isoOf(written, orden);
};

test.each([
  ['15/11/2026', '2026-11-15'],
  ['1/9/26', '2026-09-01'],
  ['1.9.1998', '1998-09-01'],
  ['01-09-98', '1998-09-01'],
  ['15-nov-2026', '2026-11-15'],
  ['15-NOV.-26', '2026-11-15'],
  ['1 set 2026', '2026-09-01'],
  ['15 de noviembre de 2026', '2026-11-15'],
  ['domingo, 15 de noviembre del 2026', '2026-11-15'],
  ['Nov 15, 2026', '2026-11-15'],
  ['2026-11-15', '2026-11-15'],
  ['20261115', '2026-11-15'],
  ['2026年11月15日', '2026-11-15'],
  ['46327', '2026-11-01'],
  ['46327.0', '2026-11-01'],
  ['15/01/2024 00:00:00', '2024-01-15'],
  ['2024-01-15 00:00:00', '2024-01-15'],
  ['2024-01-15T00:00:00', '2024-01-15'],
  ['2024-01-15T00:00:00.000Z', '2024-01-15'],
  ['15/01/2024 12:00:00 a. m.', '2024-01-15'],
])('%s is %s', (text, iso) => {
  expect(read(text)).toBe(iso);
  expect(readDay(text, 2026)?.hour).toBe(false);
});

test.each(['31/02/2026', '15/13/2026', '15-xyz-2026', '', 'mañana', '12345', '99999', '1/1/1/2026', '15/01/2024 x'])(
  '%s is no day',
  (text) => expect(read(text)).toBeUndefined(),
);

test.each(['15/01/2024 08:30', '2024-01-15T13:00:00Z', '15/01/2024 12:00 p. m.', '45306.5'])('%s has an hour', (text) => {
  expect(readDay(text, 2026)?.hour).toBe(true);
  expect(read(text)).toBe('2024-01-15');
});

describe('the order of a column', () => {
  it('is proved by days that can be read in one way alone', () => {
    expect(['25/01/2024', '01/25/2024', '03/04/2024', '2024-01-25', '25-ene-2024'].map((text) => proofOf(readDay(text, 2026)!))).toEqual([
      'dia',
      'mes',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is that of all its proofs, of ten against one slip, or none', () => {
    expect(ordenOf({ dia: 0, mes: 0 })).toBe('dia');
    expect(ordenOf({ dia: 0, mes: 1 })).toBe('mes');
    expect(ordenOf({ dia: 1, mes: 1 })).toBe('mezcla');
    expect(ordenOf({ dia: 20, mes: 1 })).toBe('dia');
    expect(ordenOf({ dia: 1, mes: 20 })).toBe('mes');
  });
});
