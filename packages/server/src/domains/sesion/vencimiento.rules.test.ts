import { expect, test } from 'vitest';
import { daysToExpiry } from './vencimiento.rules.ts';

const age = (changed: string | null, today: string, temporary = false) => daysToExpiry({ changed, temporary, today, lifetime: 90 });

test.each([
  ['2026-11-21', '2026-11-21', 90],
  ['2026-08-23', '2026-11-20', 1],
  ['2026-08-23', '2026-11-21', 0],
  ['2026-08-23', '2026-11-22', -1],
  ['2028-02-28', '2028-05-28', 0],
  ['2025-01-01', '2026-01-01', -275],
])('changed %s, today %s: %i days left', (changed, today, days) => {
  expect(age(changed, today)).toBe(days);
});

test('a temporary and a missing password must be changed now', () => {
  expect(age('2026-11-21', '2026-11-21', true)).toBe(-1);
  expect(age(null, '2026-11-21')).toBe(-1);
});
