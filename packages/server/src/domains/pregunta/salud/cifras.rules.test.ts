import { randomFrom } from '@portal/testkit/random.ts';
import { describe, expect, test } from 'vitest';
import { type Celda, cifrasDe, eleccionesDe } from './cifras.rules.ts';

/** One answer, as the independent computation takes it: no grouping, and sums of products instead of deviations. */
interface Respuesta {
  readonly x: number;
  readonly y: number;
  readonly opcion: number;
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const cov = (xs: readonly number[], ys: readonly number[]) =>
  (total(xs.map((x, at) => x * ys[at]!)) - (total(xs) * total(ys)) / xs.length) / (xs.length - 1);

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The formulas of Moodle's statistics, written as its documentation does. */
function independent(all: readonly Respuesta[]) {
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  return {
    facilidad: (100 * total(xs)) / xs.length,
    discriminacion: (100 * cov(xs, ys)) / Math.sqrt(cov(xs, xs) * cov(ys, ys)),
    eficiencia: (100 * cov(xs, ys)) / cov(ascending(xs), ascending(ys)),
  };
}

const celdasOf = (all: readonly Respuesta[]): Celda[] => {
  const groups = new Map<string, Celda>();
  for (const { x, y, opcion } of all) {
    const key = JSON.stringify([x, y, opcion]);
    groups.set(key, { opciones: [opcion], puntos: x, resto: y, veces: (groups.get(key)?.veces ?? 0) + 1 });
  }
  return [...groups.values()];
};

test('figures equal those of an independent computation, with whole and partial points', () => {
  const random = randomFrom(2026);
  for (let round = 0; round < 200; round++) {
    const points = round % 2 ? [0, 1] : [0, 0.25, 1 / 3, 0.5, 1];
    const all = Array.from({ length: 3 + Math.floor(random() * 80) }, () => ({
      x: points[Math.floor(random() * points.length)]!,
      y: Math.floor(random() * 10) / 9,
      opcion: 1 + Math.floor(random() * 4),
    }));
    const wanted = independent(all);
    if (!Number.isFinite(wanted.discriminacion)) continue;
    const found = cifrasDe(celdasOf(all));
    expect(found.contestadas).toBe(all.length);
    for (const name of ['facilidad', 'discriminacion', 'eficiencia'] as const) expect(found[name], name).toBeCloseTo(wanted[name], 8);
    for (const { opcion, veces, parte, correlacion } of eleccionesDe(celdasOf(all), 4)) {
      const chosen = all.map((one) => Number(one.opcion === opcion));
      const rest = all.map(({ y }) => y);
      expect([veces, parte]).toEqual([total(chosen), (100 * total(chosen)) / all.length]);
      const wantedR = cov(chosen, rest) / Math.sqrt(cov(chosen, chosen) * cov(rest, rest));
      if (Number.isFinite(wantedR)) expect(correlacion).toBeCloseTo(wantedR, 8);
      else expect(correlacion).toBeNull();
    }
  }
});

describe('figures without anything to compare', () => {
  const answers = (celdas: readonly (readonly [puntos: number, resto: number | null, veces: number])[]): Celda[] =>
    celdas.map(([puntos, resto, veces]) => ({ opciones: [puntos ? 1 : 2], puntos, resto, veces }));

  test('nobody answered', () => {
    expect(cifrasDe([])).toEqual({ contestadas: 0, comparadas: 0, facilidad: null, discriminacion: null, eficiencia: null });
  });
  test.each([
    [
      'everybody is right',
      answers([
        [1, 0.1, 40],
        [1, 0.9, 40],
      ]),
      100,
    ],
    [
      'the rest is always the same',
      answers([
        [1, 0.3, 40],
        [0, 0.3, 40],
      ]),
      50,
    ],
    [
      'each attempt has this question alone',
      answers([
        [1, null, 40],
        [0, null, 40],
      ]),
      50,
    ],
  ] as const)('%s', (_case, celdas, facilidad) => {
    expect(cifrasDe(celdas)).toMatchObject({ contestadas: 80, facilidad, discriminacion: null, eficiencia: null });
  });
  test('a whole and its third, repeated, have no variance', () => {
    expect(cifrasDe([{ opciones: [], puntos: 1 / 3, resto: 1 / 3, veces: 333 }]).discriminacion).toBeNull();
  });
});
