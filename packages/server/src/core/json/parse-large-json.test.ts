import { expect, test } from 'vitest';
import { parseLargeJson } from './parse-large-json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('parses what JSON.parse parses', async () => {
  const value = Array.from({ length: 20_000 }, (_none, index) => ({ pregunta: `¿Cuánto es «${index}»?`, alternativas: [1, null, '"[{,'] }));
  expect(await parseLargeJson(bytes(JSON.stringify(value)))).toEqual(value);
});

test.each(['[1,', 'no es json', '', '[1] 2'])('refuses «%s»', async (text) => {
  await expect(parseLargeJson(bytes(text))).rejects.toMatchObject({ code: 'cuerpo_ilegible' });
});

test('refuses bytes that are no UTF-8', async () => {
  await expect(parseLargeJson(Uint8Array.of(0x22, 0xff, 0x22))).rejects.toMatchObject({ code: 'cuerpo_ilegible' });
});

test.each([
  { of: '32 MB of empty objects', text: () => `[${'{},'.repeat(11_000_000)}{}]` },
  { of: 'half a million numbers', text: () => `[${'1,'.repeat(500_000)}1]` },
])('refuses $of, and the main thread goes on meanwhile', async ({ text }) => {
  const body = bytes(text());
  let pending = true;
  let turns = 0;
  const turn = () => {
    turns += 1;
    if (pending) setImmediate(turn);
  };
  setImmediate(turn);
  await expect(parseLargeJson(body)).rejects.toMatchObject({ code: 'demasiado_grande' });
  pending = false;
  expect(turns).toBeGreaterThan(20);
});
