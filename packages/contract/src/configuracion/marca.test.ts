import { expect, test } from 'vitest';
import { contraste, CONTRASTE_MINIMO, legibleSobre, sirveDeMenu, textoSobre } from './marca.ts';

/** Colours over the whole cube, white, black and the greys included. */
const LEVELS = ['00', '33', '66', '99', 'cc', 'ff'];
const COLORS = LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.map((blue) => `#${red}${green}${blue}`)));

test('the contrast is that of WCAG', () => {
  expect(contraste('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contraste('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contraste('#123456', '#123456')).toBe(1);
});

test('texts on and of any colour keep a contrast of 4.5', () => {
  for (const color of COLORS) {
    expect(contraste(textoSobre(color), color), color).toBeGreaterThanOrEqual(CONTRASTE_MINIMO);
    for (const surface of ['#ffffff', '#161a20'])
      expect(contraste(legibleSobre(color, surface), surface), `${color} on ${surface}`).toBeGreaterThanOrEqual(CONTRASTE_MINIMO);
  }
});

test('a menu takes colours on which white can be read', () => {
  expect(['#12161c', '#0b3a6f', '#50cd89', '#ffffff'].map(sirveDeMenu)).toEqual([true, true, false, false]);
});
