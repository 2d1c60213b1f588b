import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test('an address of the portal keeps path, query and fragment', () => {
  expect(returnAddress('/evaluacionedit?id=5&idpe=2#abajo')).toBe('/evaluacionedit?id=5&idpe=2#abajo');
});

test.each([
  undefined,
  '',
  'planestudio',
  'https://example.com/',
  '//example.com/',
  '/\\example.com',
  '/\t/example.com',
  'javascript:alert(1)',
])('%j leads nowhere', (asked) => {
  expect(returnAddress(asked)).toBeUndefined();
});
