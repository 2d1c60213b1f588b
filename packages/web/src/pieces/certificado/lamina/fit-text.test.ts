import { describe, expect, it } from 'vitest';
import { fitText, type Measure } from './fit-text.ts';

/** Gives every letter a tenth of its size as width. */
const measure: Measure = (text, size) => (Array.from(text).length * size) / 10;
const box = { width: 30, size: 20, minSize: 10, maxLines: 2 };

describe('fitText', () => {
  it('keeps the largest size at which the text takes few enough lines', () => {
    expect(fitText('Ana Ñahui', box, measure)).toEqual({ size: 20, lines: ['Ana Ñahui'] });
    // 20 pt: 15 letters a line.
    expect(fitText('Ana María Quispe Mamani', box, measure)).toEqual({ size: 20, lines: ['Ana María', 'Quispe Mamani'] });
  });

  it('makes a longer text smaller before it takes more lines', () => {
    // 23 and 22 letters: at 13 pt they are 29.9 and 28.6 wide, at 14 pt the first would be 32.2.
    const { size, lines } = fitText('Ana María Quispe Mamani Condorcanqui Fernández', box, measure);
    expect(lines).toHaveLength(2);
    expect(size).toBe(13);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
  });

  it('takes more lines at the smallest size rather than losing text', () => {
    const text = Array.from({ length: 30 }, () => 'palabra').join(' ');
    const { size, lines } = fitText(text, box, measure);
    expect(size).toBe(10);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
  });

  it('breaks a word that is wider than a line, between letters and never inside one', () => {
    const text = '🎓'.repeat(70);
    const { lines } = fitText(text, { ...box, maxLines: 3 }, measure);
    expect(lines.join('')).toBe(text);
    expect(lines.every((line) => !line.includes('\uFFFD') && Array.from(line).every((letter) => letter === '🎓'))).toBe(true);
  });

  it.each(['', '   '])('returns no lines for %j', (text) => expect(fitText(text, box, measure).lines).toEqual([]));
});
