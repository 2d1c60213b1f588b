import { expect, test } from 'vitest';
import { isComplete, planOf, proposedCopy, sentOf, yearsLater } from './copy-of-plan.ts';

test.each([
  ['2026-12-31', '2027-12-31'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
  ['2027-03-01', '2028-03-01'],
])('a year after %s is %s', (day, later) => expect(yearsLater(day, 1)).toBe(later));

test.each([
  ['Inducción 2026', '2026-01-01', '2026-12-31', 'Inducción 2027'],
  ['Plan 2026-2027', '2026-07-01', '2027-06-30', 'Plan 2027-2028'],
  ['ISO 9001 y NTP 20260', '2026-01-01', '2026-12-31', ''],
  ['Inducción', '2026-01-01', '2026-12-31', ''],
])('the copy of «%s» from %s to %s is called «%s»', (...[denominacion, fecha_inicio, fecha_fin, named]) =>
  expect(proposedCopy({ denominacion, fecha_inicio, fecha_fin, esPlantilla: false }, '2026-11-21').denominacion).toBe(named),
);

test('only a plan with its days is one', () => {
  expect(planOf({ titulo: 'Curso' })).toBeUndefined();
  expect(planOf({ denominacion: 'Sin fechas', fecha_inicio: null, fecha_fin: null })).toBeUndefined();
});

test.each([
  ['2020-03-01', '2020-11-20', '2027-03-01', '2027-11-20'],
  ['2020-03-01', '2020-11-21', '2026-03-01', '2026-11-21'],
  ['2020-02-29', '2021-02-28', '2026-02-28', '2027-02-28'],
  ['2027-01-01', '2028-12-31', '2027-01-01', '2028-12-31'],
])('a plan from a template that goes from %s to %s is proposed from %s to %s on 21 November 2026', (...[desde, hasta, first, last]) => {
  const template = { denominacion: 'Base 2020', fecha_inicio: desde, fecha_fin: hasta, esPlantilla: true };
  const proposed = proposedCopy(template, '2026-11-21');
  expect(proposed).toEqual({ denominacion: '', fecha_inicio: first, fecha_fin: last, plantilla: false, reglas: false });
  expect([isComplete(template, proposed), isComplete(template, { ...proposed, denominacion: 'Mío' })]).toEqual([false, true]);
});

test('a copy that is a template has no days and no rules of its own', () => {
  const value = { denominacion: ' Base ', fecha_inicio: '2027-01-01', fecha_fin: '2027-12-31', plantilla: true, reglas: true };
  expect(sentOf(value)).toEqual({ plantilla: 1, denominacion: 'Base' });
  expect(sentOf({ ...value, plantilla: false })).toEqual({
    denominacion: 'Base',
    fecha_inicio: '2027-01-01',
    fecha_fin: '2027-12-31',
    reglas: 1,
  });
});
