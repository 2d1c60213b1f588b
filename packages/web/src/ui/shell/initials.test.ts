import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['María Ñahui', 'MÑ'],
  ["Íñigo Ángel O'Higgins Muñoz", 'ÍO'],
  ['ana', 'A'],
  ['👩🏽‍💻Zoë Ågot', '👩🏽‍💻Å'],
  ['A\u0301ngela N\u0303ahui', 'A\u0301N\u0303'],
  ['1\uFE0F\u20E3 Ana', '1\uFE0F\u20E3A'],
  ['李 小龙', '李小'],
  ['  ', ''],
])('of «%s» are «%s»', (fullname, expected) => {
  expect(initials(fullname)).toBe(expected);
});
