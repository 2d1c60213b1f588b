import { expect, test } from 'vitest';
import { decimalSignOf, readNumber } from './read-number.ts';

test.each([
  ['es-PE', '.'],
  ['en-US', '.'],
  ['de-DE', ','],
  ['fr-FR', ','],
  ['ja-JP', '.'],
])('the decimal sign of %s is %s', (locale, sign) => expect(decimalSignOf(locale)).toBe(sign));

test.each([
  ['', '.', null],
  ['7.5', '.', 7.5],
  ['7,5', '.', '7,5'],
  ['７０', '.', 70],
  ['-7,25', ',', -7.25],
  ['7.5', ',', 7.5],
  ['1.500', ',', '1.500'],
  ['1.500,5', ',', '1.500,5'],
  ['1,2,3', ',', '1,2,3'],
])('«%s» with %s is %j', (text, sign, value) => expect(readNumber(text, sign)).toBe(value));
