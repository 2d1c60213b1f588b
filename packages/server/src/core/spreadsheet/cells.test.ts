import { dayColumn, momentColumn, numberColumn, optionColumn, RATING } from '@portal/contract/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cellWriter } from './cells.ts';

const form = { zone: 'America/Lima', label: (_: unknown, value: string | number | boolean) => `=${String(value)}` };

test('a number is written as people see it on the screen', () => {
  expect(cellWriter(numberColumn(RATING), form)(77.9)).toBe(7.8);
  expect(cellWriter(numberColumn(), form)(77.9)).toBe(77.9);
});

test('an option with labels is a guarded text; one without stays the number it is, so that an exported sheet can be imported again', () => {
  expect(cellWriter(optionColumn(z.number(), 'estado'), form)(1)).toBe("'=1");
  expect(cellWriter(optionColumn(z.number()), form)(1)).toBe(1);
  expect(cellWriter(optionColumn(z.string()), form)('-a')).toBe("'-a");
});

test('a text that is no day or moment stays a text', () => {
  for (const text of ['2026-02-30', '2026-99-99', '2026-11-27T']) expect(cellWriter(dayColumn(), form)(text)).toBe(text);
  for (const text of ['2026-99-99T', '2026-11-27T', '0000-01-01T00:00:00Z']) expect(cellWriter(momentColumn(), form)(text)).toBe(text);
  expect(cellWriter(dayColumn(), form)('2026-02-28')).toEqual(new Date('2026-02-28T00:00:00Z'));
});
