import { expect, test } from 'vitest';
import { dayAfter, daysBetween } from '../dia.ts';
import { avisosDePlan, nivelDelDia, type PlanQueAvisa } from './nivel.ts';

const plan = (over: Partial<PlanQueAvisa> = {}): PlanQueAvisa => ({
  fecha_inicio: '2026-11-01',
  fecha_fin: '2026-11-30',
  notifica_nivel1: 10,
  notifica_nivel2: 5,
  notifica_nivel3: 1,
  ...over,
});

test('each level begins its days before the end', () => {
  expect(avisosDePlan(plan())).toEqual([
    { nivel: 1, fecha: '2026-11-20' },
    { nivel: 2, fecha: '2026-11-25' },
    { nivel: 3, fecha: '2026-11-29' },
  ]);
});

test('0 and empty are off; a short plan begins with its highest level', () => {
  expect(avisosDePlan(plan({ notifica_nivel1: 0, notifica_nivel2: null }))).toEqual([{ nivel: 3, fecha: '2026-11-29' }]);
  expect(avisosDePlan(plan({ fecha_inicio: '2026-11-28' }))).toEqual([
    { nivel: 2, fecha: '2026-11-28' },
    { nivel: 3, fecha: '2026-11-29' },
  ]);
});

/** The rule of P43 a second time: the highest level that has reached its distance. */
function highestReached(given: PlanQueAvisa, day: string): number | undefined {
  if (day < given.fecha_inicio || day > given.fecha_fin) return undefined;
  const left = daysBetween(day, given.fecha_fin);
  return [3, 2, 1].find((nivel) => {
    const days = [given.notifica_nivel1, given.notifica_nivel2, given.notifica_nivel3][nivel - 1];
    return days && left <= days;
  });
}

test('the level of every day of any plan is the highest that is on and reached, and none outside of its dates', () => {
  const days = [null, 0, 1, 4, 9, 40];
  for (const one of days)
    for (const two of days)
      for (const three of days)
        for (const length of [0, 3, 30]) {
          const given = plan({
            fecha_inicio: dayAfter('2026-11-30', -length),
            notifica_nivel1: one,
            notifica_nivel2: two,
            notifica_nivel3: three,
          });
          for (let offset = -45; offset <= 3; offset += 1) {
            const day = dayAfter('2026-11-30', offset);
            expect(nivelDelDia(given, day), JSON.stringify({ given, day })).toBe(highestReached(given, day));
          }
        }
});
