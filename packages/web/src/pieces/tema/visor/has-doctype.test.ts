import { expect, test } from 'vitest';
import { hasDoctype } from './has-doctype.ts';

test.each([
  ['at its beginning', '<!doctype html><h1>x</h1>', true],
  ['after blanks and comments', '\uFEFF\n<!-- one --> <!-- <p> -->\n<!DOCTYPE html>', true],
  ['inside a comment', '<!-- <!doctype html> --><h1>x</h1>', false],
  ['in a comment without an end', '<!-- <!doctype html>', false],
  ['after words', 'x <!doctype html>', false],
  ['nowhere, with comments without number', '<!---->'.repeat(100_000), false],
])('the doctype of a page is %s', (_, page, found) => {
  expect(hasDoctype(page)).toBe(found);
});
