import { expect, test } from 'vitest';
import { fromWire, mapTexts, toWire } from './wire-text.ts';

test('what the database cannot hold goes and comes back', () => {
  for (const text of [
    '',
    'ñandú 学习 😀\n',
    'a\0b',
    '\uD83D',
    'x\uDE00y',
    '\uDE00\uD83D',
    '\uF8FE',
    '\uF8FE0000',
    '😀'.slice(0, 1) + '😀',
  ]) {
    const sent = toWire(text);
    expect(fromWire(sent)).toBe(text);
    expect(sent).not.toMatch(/\0/);
    expect(JSON.stringify(sent)).not.toMatch(/\\ud/);
  }
});

test('ordinary texts stay as they are', () => {
  for (const text of ['ñandú 学习 😀\n', '{"a":[1]}', '\uE000']) expect(toWire(text)).toBe(text);
});

test('every text of a state is changed', () => {
  const state = { a: 'x', b: [{ c: 'x' }, 1, null, true], d: {} };
  expect(mapTexts(state, (text) => `${text}!`)).toEqual({ a: 'x!', b: [{ c: 'x!' }, 1, null, true], d: {} });
});
