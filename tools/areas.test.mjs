import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './root.mjs';

const read = (/** @type {string} */ path) => readFileSync(inRoot(path), 'utf8');
const table = (/** @type {string} */ path) =>
  read(path)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const pages = readdirSync(inRoot('docs/areas')).map((name) => read(`docs/areas/${name}`));
/** Rows of the pages: first cell, state, and the third cell (a screen's audience). */
const rows = pages.flatMap((page) =>
  [...page.matchAll(/^\| `([^`]+)` +\| (built|planned) +\| ([^|]+?) +\|/gm)].map(([, name = '', state = '', third = '']) => ({
    name,
    state,
    third,
  })),
);

/** Drops parameter names and a final slash, so that two spellings of one call are equal: `POST /tema/upd/` -> `POST /tema/upd`. */
const shape = (/** @type {string} */ call) => call.replaceAll(/:\w+|\{\w+\}/g, ':').replace(/(.)\/$/, '$1');

const WHO = { anonimo: 'nobody', publico: 'public', todos: 'all', usuario: 'learner', soporte: 'support', admin: 'admin' };

/** Screens of the client, path -> audience. Read as text, because their modules need a browser. */
function builtScreens() {
  const folder = inRoot('packages/web/src/screens');
  const text = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const found = [...text.matchAll(/path: '([^']+)',\s*audience: '(\w+)'/g)];
  return new Map(found.map(([, path = '', audience]) => [path, WHO[/** @type {keyof typeof WHO} */ (audience)]]));
}

/** The endpoints of the contract, from the generated document that `npm run check` keeps current. */
function builtCalls() {
  /** @type {Record<string, object>} */
  const paths = JSON.parse(read('docs/openapi.json')).paths;
  return Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => shape(`${method.toUpperCase()} ${path}`)));
}

test('every screen of the client and of the table of routes is on one page, with its state and audience', () => {
  const built = builtScreens();
  const planned = table('e2e/fixtures/rutas.tsv').filter(([path = '']) => !built.has(path));
  const expected = [
    ...[...built].map(([path, who]) => `${path} built ${who}`),
    ...planned.map(([path, who]) => `${path} planned ${WHO[/** @type {keyof typeof WHO} */ (who)] ?? 'support'}`),
  ];
  const written = rows.filter(({ name }) => name.startsWith('/')).map(({ name, state, third }) => `${name} ${state} ${third}`);
  expect(written.toSorted(), 'a screen has its row in docs/areas: | `/path` | built | audience | …').toEqual(expected.toSorted());
});

test('every call of the contract and of the list of calls is on one page, with its state', () => {
  const built = builtCalls();
  const listed = table('packages/server/src/testing/fixtures/llamadas.tsv').map(([method, path]) => shape(`${method} ${path}`));
  const planned = new Set(listed.filter((call) => !built.includes(call)));
  const expected = [...built.map((call) => `${call} built`), ...[...planned].map((call) => `${call} planned`)];
  const written = rows.filter(({ name }) => !name.startsWith('/')).map(({ name, state }) => `${shape(name)} ${state}`);
  expect(written.toSorted(), 'a call has its row in docs/areas: | `METHOD /path` | built | …').toEqual(expected.toSorted());
});
