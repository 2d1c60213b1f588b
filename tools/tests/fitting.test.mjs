import { expect, test } from 'vitest';
import { fits, orderOf, slownessOf } from './fitting.mjs';

const stage = (/** @type {string} */ name, /** @type {number} */ minutes) => ({ name, minutes });

test('a stage is left out that would not end in time on a machine as slow as this one', () => {
  const slowness = slownessOf({ seconds: 3600, stages: [stage('one', 10), stage('two', 20)] });
  expect(slowness).toBe(2);
  expect(fits(stage('long', 5), { left: 600, slowness })).toBe(true);
  expect(fits(stage('long', 5), { left: 599, slowness })).toBe(false);
  expect(slownessOf({ seconds: 60, stages: [stage('one', 10)] }), 'what was skipped makes no machine faster').toBe(1);
});

test('every stage is the first on one of as many days', () => {
  const stages = ['a', 'b', 'c'];
  const days = [0, 1, 2].map((day) => orderOf(stages, new Date(Date.UTC(2026, 10, 1 + day))));
  expect(new Set(days.map(([first]) => first)).size).toBe(3);
  for (const day of days) expect(day.toSorted((a, b) => a.localeCompare(b))).toEqual(stages);
});
