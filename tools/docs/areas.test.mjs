import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaPages } from './areas.mjs';
import { generators } from './generators.mjs';
import { inRoot } from '../root.mjs';

/** Drops parameter names and a final slash, so that two spellings of one call are equal: `POST /tema/upd/` -> `POST /tema/upd`. */
const shape = (/** @type {string} */ call) => call.replaceAll(/:\w+/g, ':').replace(/(.)\/$/, '$1');

const sources = { api: {}, screens: [], texts: {}, folders: new Map() };
const call = { method: 'GET', path: '/taller/sellst', access: 'admin', summary: 'Lista a|b.' };

test('the tables follow what is written by hand, which stays', () => {
  const pages = areaPages(
    { ...sources, api: { curso: { sellst: call } } },
    () => '# By hand\n\n<!-- Generated from here on by `npm run generate`. -->\n\nold\n',
  );
  expect(pages['docs/areas/estructura.md']).toBe(
    '# By hand\n\n<!-- Generated from here on by `npm run generate`. -->\n\n| Call | Access | Purpose |\n| --- | --- | --- |\n' +
      String.raw`| ${'`GET /taller/sellst`'} | admin | Lista a\|b. |` +
      '\n',
  );
});

test('a domain that no page names has a page of its own', () => {
  const pages = areaPages({ ...sources, api: { ninguno: { sellst: call } } }, () => '');
  expect(pages['docs/areas/ninguno.md']).toMatch(/^# ninguno\n\n[^]*`GET \/taller\/sellst`/);
});

test('every call of the list of calls exists', async () => {
  const pages = await generators.find(({ name }) => name === 'áreas')?.run();
  const built = new Set(
    [
      ...Object.values(pages ?? {})
        .join('\n')
        .matchAll(/^\| `([A-Z]+ [^`]+)`/gm),
    ].map(([, name = '']) => shape(name)),
  );
  const listed = readFileSync(inRoot('packages/server/src/testing/fixtures/llamadas.tsv'), 'utf8').trim().split('\n').slice(1);
  const missing = listed.map((line) => shape(line.split('\t').slice(0, 2).join(' '))).filter((name) => !built.has(name));
  expect(missing).toEqual([]);
});
