import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['María Ñahui', 'MÑ'],
  ["Íñigo Ángel O'Higgins Muñoz", 'ÍO'],
  ['ana', 'A'],
  ['👩🏽‍💻Zoë Ågot', '👩🏽‍💻Å'],
  ['  ', ''],
])('of «%s» are «%s»', (fullname, expected) => {
  expect(initials(fullname)).toBe(expected);
});
