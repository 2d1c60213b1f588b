import { expect, it } from 'vitest';
import { codeFrom, normalizeCode, numeroOf } from './certificado.rules.ts';

it('codeFrom builds twelve letters in three groups', () => {
  expect(codeFrom(new Uint8Array(12))).toBe('0000-0000-0000');
  expect(codeFrom(new Uint8Array(12).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ');
});

it.each([
  ['0A1B-2C3D-4E5F', '0A1B-2C3D-4E5F'],
  ['0a1b-2c3d-4e5f', '0A1B-2C3D-4E5F'],
  ['0a1b2c3d4e5f', '0A1B-2C3D-4E5F'],
  ['oAiB2C3D4E5f', '0A1B-2C3D-4E5F'],
  ['OAlB-2C3D-4E5F', '0A1B-2C3D-4E5F'],
  [' 0A1B 2C3D 4E5F\n', '0A1B-2C3D-4E5F'],
  ['0A1B–2C3D—4E5F', '0A1B-2C3D-4E5F'],
  ['0A1B-2C3D-4E5', undefined],
  ['0A1B-2C3D-4E5FF', undefined],
  ['UUUU-UUUU-UUUU', undefined],
  ['------------', undefined],
])('normalizeCode reads %s as %s', (typed, stored) => {
  expect(normalizeCode(typed)).toBe(stored);
});

it('numbers by year and keeps more than six digits', () => {
  expect([numeroOf('2026-11-21', 7), numeroOf('2027-01-01', 1_234_567)]).toEqual(['2026-000007', '2027-1234567']);
});
