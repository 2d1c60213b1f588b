import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { day, estadoMaestro, id, indicador, integer, optionalId, optionalInteger, optionalText, percent, secret, text } from './fields.ts';

const NUL = '\u0000';
const accepts = (schema: z.ZodType, input: unknown): boolean => schema.safeParse(input).success;

describe('integer', () => {
  const schema = integer(1, 4);

  test.each([
    [1, 1],
    [4, 4],
    ['1', 1],
    ['04', 4],
  ])('%j is read as %j', (input, expected) => {
    expect(schema.parse(input)).toBe(expected);
  });

  test.each([
    0,
    5,
    '0',
    '5',
    -1,
    1.5,
    '1.5',
    '1e0',
    ' 1',
    '1 ',
    '+1',
    '0x1',
    '',
    ' ',
    'uno',
    true,
    false,
    null,
    undefined,
    [],
    [1],
    {},
    Number.NaN,
    Number.POSITIVE_INFINITY,
    `1${NUL}`,
    '١',
  ])('%j is refused', (input) => {
    expect(accepts(schema, input)).toBe(false);
  });

  test('a text with more than ten digits is refused before it loses precision as a number', () => {
    expect(accepts(integer(0, Number.MAX_SAFE_INTEGER), '99999999999')).toBe(false);
  });
});

describe('optionalInteger', () => {
  test.each([
    ['', null],
    [null, null],
    [undefined, undefined],
    [0, 0],
    ['15', 15],
  ])('%j is read as %j', (input, expected) => {
    expect(optionalInteger(0, 99).parse(input)).toBe(expected);
  });

  test.each([-1, 100, '100', ' ', 'uno', 1.5, true, [], {}])('%j is refused', (input) => {
    expect(accepts(optionalInteger(0, 99), input)).toBe(false);
  });
});

describe('optionalId', () => {
  test.each([
    ['', null],
    [0, null],
    ['0', null],
    [null, null],
    [undefined, undefined],
    ['7', 7],
    [2_147_483_647, 2_147_483_647],
  ])('%j is read as %j', (input, expected) => {
    expect(optionalId.parse(input)).toBe(expected);
  });

  test.each([-1, 2_147_483_648, ' ', 'uno', 1.5, false, [], {}])('%j is refused', (input) => {
    expect(accepts(optionalId, input)).toBe(false);
  });
});

describe('id', () => {
  test.each([1, 2_147_483_647, '2147483647'])('%j is an id', (input) => {
    expect(accepts(id, input)).toBe(true);
  });
  test.each([0, -1, 2_147_483_648, '2147483648', '99999999999', true])('%j is no id', (input) => {
    expect(accepts(id, input)).toBe(false);
  });
});

test('an indicador is 0 or 1, never a boolean', () => {
  expect([0, 1, '0', '1'].map((input) => indicador.parse(input))).toEqual([0, 1, 0, 1]);
  for (const input of [true, false, 2, -1, 'sí', null]) expect(accepts(indicador, input)).toBe(false);
});

test('a master record is in one of three states', () => {
  expect([0, 1, 2].every((input) => accepts(estadoMaestro, input))).toBe(true);
  expect([-1, 3].some((input) => accepts(estadoMaestro, input))).toBe(false);
});

describe('text', () => {
  test('is trimmed before its length is checked', () => {
    expect(text(3).parse('  año ')).toBe('año');
    expect(accepts(text(3), ` ${'a'.repeat(3)} `)).toBe(true);
    expect(accepts(text(3), 'a'.repeat(4))).toBe(false);
    expect(accepts(text(3), '   ')).toBe(false);
    expect(accepts(text(3), '')).toBe(false);
  });
  test('turns CR and CRLF into LF, like an import', () => {
    expect(text(20).parse('uno\r\ndos\rtres\ncuatro')).toBe('uno\ndos\ntres\ncuatro');
  });
  test('accepts a minimum length', () => {
    expect([accepts(text(5, 3), 'ab'), accepts(text(5, 3), 'abc'), text(5, 0).parse(' ')]).toEqual([false, true, '']);
  });
  test('refuses half a surrogate pair', () => {
    expect([accepts(text(9), 'a\ud800'), accepts(text(9), '\udfffa'), accepts(text(9), 'a😀')]).toEqual([false, false, true]);
  });
  test('refuses NUL and values that are not text', () => {
    for (const input of [`a${NUL}b`, 1, true, null, undefined, ['a'], {}]) expect(accepts(text(10), input)).toBe(false);
  });
  test('keeps quotes, markup and emoji unchanged', () => {
    const written = `'; drop table tema; -- <b>ñ</b> 🎓`;
    expect(text(50).parse(written)).toBe(written);
  });
});

describe('optionalText', () => {
  test.each([undefined, null, '', '   '])('%j is stored as null', (input) => {
    expect(optionalText(5).parse(input)).toBeNull();
  });
  test('checks length and NUL like text', () => {
    expect(optionalText(5).parse(' abcde ')).toBe('abcde');
    for (const input of ['abcdef', `a${NUL}`, 0, false, []]) expect(accepts(optionalText(5), input)).toBe(false);
  });
});

test('a secret is never trimmed', () => {
  expect(secret(5).parse(' a b ')).toBe(' a b ');
  expect([accepts(secret(5), ''), accepts(secret(5), 'abcdef'), accepts(secret(8, 8), 'abcdefg'), accepts(secret(5), NUL)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a day exists in the calendar', () => {
  for (const input of ['2026-02-28', '2024-02-29', '9999-12-31']) expect(accepts(day, input)).toBe(true);
  for (const input of ['2026-02-29', '2026-13-01', '2026-1-1', '21/11/2026', '2026-11-21T00:00:00Z', '0000-12-02', '', 20_261_121])
    expect(accepts(day, input)).toBe(false);
});

test('a percentage runs from 0 to 100', () => {
  expect([0, 66.67, 100].every((input) => accepts(percent, input))).toBe(true);
  expect([-0.01, 100.01, '50', Number.NaN].some((input) => accepts(percent, input))).toBe(false);
});
