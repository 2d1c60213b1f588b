import { expect, test } from 'vitest';
import { enumerate, quotedNames } from './enumeration.ts';
import { loadTranslator } from './translator.ts';

test.each([
  ['de', '„Caja“, „Ventas“, „Stock“'],
  ['en', '“Caja”, “Ventas”, “Stock”'],
  ['es', '«Caja», «Ventas», «Stock»'],
  ['fr', '« Caja », « Ventas », « Stock »'],
  ['ja', '「Caja」、「Ventas」、「Stock」'],
  ['zh', '“Caja”、“Ventas”、“Stock”'],
] as const)('quotedNames() has the marks of %s', async (language, words) => {
  const { word } = await loadTranslator(language);
  expect(word(quotedNames(['Caja', 'Ventas', 'Stock'])).replaceAll(/\s/g, ' ')).toBe(words);
});

test('enumerate() leaves one text as it is, and none empty', () => {
  const pair = ({ antes, luego }: { antes: string; luego: string }) => `${antes}, ${luego}`;
  expect(enumerate(['A', 'B', 'C'], pair)).toBe('A, B, C');
  expect(enumerate(['A'], pair)).toBe('A');
  expect(enumerate([], pair)).toBe('');
});
