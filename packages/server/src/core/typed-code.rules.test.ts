import { expect, test } from 'vitest';
import { grouped, lettersFrom, readTyped } from './typed-code.rules.ts';

test('lettersFrom maps bytes evenly to 32 letters', () => {
  const letters = lettersFrom(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  expect(letters).toMatch(/^[0-9A-HJKMNP-TV-Z]{256}$/);
  for (const letter of new Set(letters)) expect(letters.split(letter)).toHaveLength(9);
});

test('grouped separates groups of four', () => {
  expect(['', '0A1', '0A1B', '0A1B2', '0A1B2C3D4E5F'].map(grouped)).toEqual(['', '0A1', '0A1B', '0A1B-2', '0A1B-2C3D-4E5F']);
});

test.each([
  ['0A1B-2C3D', '0A1B2C3D'],
  [' 0a1b 2c3d\n', '0A1B2C3D'],
  ['oAiB–2C3D', '0A1B2C3D'],
  ['OALB.2C3D', '0A1B2C3D'],
  ['----', ''],
  ['UUUU', undefined],
  ['0A1Ñ', undefined],
])('readTyped(%j) returns %s', (typed, letters) => {
  expect(readTyped(typed)).toBe(letters);
});
