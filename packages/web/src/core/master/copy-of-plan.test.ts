import { expect, test } from 'vitest';
import { oneYearLater, planOf, proposedCopy } from './copy-of-plan.ts';

test.each([
  ['2026-12-31', '2027-12-31'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
  ['2027-03-01', '2028-03-01'],
])('a year after %s is %s', (day, later) => expect(oneYearLater(day)).toBe(later));

test.each([
  ['Inducción 2026', '2026-01-01', '2026-12-31', 'Inducción 2027'],
  ['Plan 2026-2027', '2026-07-01', '2027-06-30', 'Plan 2027-2028'],
  ['ISO 9001 y NTP 20260', '2026-01-01', '2026-12-31', ''],
  ['Inducción', '2026-01-01', '2026-12-31', ''],
])('the copy of «%s» from %s to %s is called «%s»', (...[denominacion, fecha_inicio, fecha_fin, named]) =>
  expect(proposedCopy({ denominacion, fecha_inicio, fecha_fin }).denominacion).toBe(named),
);

test('only a plan with its days is one', () => {
  expect(planOf({ titulo: 'Curso' })).toBeUndefined();
  expect(planOf({ denominacion: 'Sin fechas', fecha_inicio: null, fecha_fin: null })).toBeUndefined();
});
