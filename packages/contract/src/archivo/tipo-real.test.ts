import { expect, test } from 'vitest';
import { tipoReal } from './tipo-real.ts';

const typeOf = (text: string) => tipoReal(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));

test.each([
  ['<!DOCTYPE html><p>Hola'],
  ['\u00ef\u00bb\u00bf \n<!-- uno --><!-- dos -->\n<html lang="es">'],
  ['<!-- a > b -- c -->\n<!doctype   html>'],
])('%j is HTML', (text) => expect(typeOf(text)).toBe('text/html'));

test.each([['<!-- sin final <html>'], ['<!-- uno --> texto <html>'], ['<p>Hola</p>'], ['<htmlx>'], ['']])('%j is not HTML', (text) =>
  expect(typeOf(text)).toBeUndefined(),
);

test('many comments without a page take no longer than one: each ends at its first mark', () => {
  expect(typeOf(`<!--${'-->\n<!--'.repeat(130)}`)).toBeUndefined();
  expect(typeOf(`${'<!-- a -->'.repeat(100)}<html>`)).toBe('text/html');
});
