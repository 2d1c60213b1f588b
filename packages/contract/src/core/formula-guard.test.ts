import { describe, expect, it } from 'vitest';
import { guarded, innerGuarded, withoutGuard, withoutInnerGuards } from './formula-guard.ts';

const FORMULAS = [
  '=1+1',
  '-5',
  '+51 999',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A',
  ' =1',
  '"=1',
  "'=x",
  "''=x",
  '\u3000＝1',
];

describe('a text that would run as a formula', () => {
  it.each(FORMULAS)('has an apostrophe before it, which the import takes away again: %j', (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(withoutGuard(guarded(text))).toBe(text);
  });

  it.each(['Ana', '00123', 'a=b', "'comillas'", "' a", '1-2', '', 'ñ@x'])('is not %j', (text) => {
    expect(guarded(text)).toBe(text);
    expect(withoutGuard(text)).toBe(text);
  });
});

/** Cells as a program with another separator than ours reads them: the text behind each separator, without blanks and quotation marks. */
const cellsOf = (line: string) => line.split(/[,;|\t\r\n]/).map((cell) => cell.replaceAll(/^[ \u00a0\u3000"]+/g, ''));

describe('a text of a CSV', () => {
  it.each([
    "Muy bueno,=cmd|' /C calc'!A0,gracias",
    'uno; -1',
    'dos\n+1',
    'tres\t@A1',
    'cuatro,  "=1+1"',
    'cinco，,＝1',
    'seis|=1',
    ",'=1,''=2",
    ', ,=1',
    'sin nada, de eso',
  ])('begins no formula at any separator, and comes back as it was: %j', (text) => {
    const safe = innerGuarded(guarded(text));
    expect(cellsOf(safe).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    expect(withoutGuard(withoutInnerGuards(safe))).toBe(text);
  });

  it('is looked at once, however many blanks it has', () => {
    expect(innerGuarded(`,${' '.repeat(1_000_000)}`)).toHaveLength(1_000_001);
  });
});
