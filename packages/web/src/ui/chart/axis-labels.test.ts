import { expect, test } from 'vitest';
import { labelsFor } from './axis-labels.ts';

const FRENCH = ['Janv.', 'Févr.', 'Mars', 'Avr.', 'Mai', 'Juin', 'Juil.', 'Août', 'Sept.', 'Oct.', 'Nov.', 'Déc.'];
const JAPANESE = Array.from({ length: 12 }, (_, month) => `${month + 1}月`);

test('labels that fit stay as they are', () => {
  const { skipped, format } = labelsFor(JAPANESE, 40, 11);
  expect(skipped).toBe(0);
  expect(JAPANESE.map(format)).toEqual(JAPANESE);
});

test.each([
  ['French', FRENCH],
  ['Japanese', JAPANESE],
])('of %s months on a phone every second one is named, whole', (_language, months) => {
  const { skipped, format } = labelsFor(months, 20, 9.5);
  expect(skipped).toBe(1);
  expect(months.map(format)).toEqual(months);
});

test('long names are shortened, none is left out', () => {
  const { skipped, format } = labelsFor(['Andino Digital S.A.C.', 'Moda'], 60, 10);
  expect(skipped).toBe(0);
  expect(format('Andino Digital S.A.C.')).toBe('Andino D…');
  expect(format('Moda')).toBe('Moda');
});
