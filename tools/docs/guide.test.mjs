import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { screens } from './screens.mjs';

const guide = readFileSync(inRoot('packages/web/guia/guia.html'), 'utf8');
/** @param {RegExp} pattern */
const all = (pattern) => [...guide.matchAll(pattern)].map(([, found = '']) => found.replaceAll(/\s+/g, ' ').trim());

/** Screens that need no explanation: what shows the pieces of the interface to its builders. */
const UNEXPLAINED = new Set(['/dev/ui']);

test('every screen is explained by a part of the guide, and every part by a screen that is there (P138)', () => {
  const explained = new Set(all(/data-rutas="([^"]*)"/g).flatMap((routes) => routes.split(' ')));
  /** @type {string[]} */
  const paths = screens.map(({ path }) => path);
  const untold = paths.filter((path) => !explained.has(path) && !UNEXPLAINED.has(path));
  expect(untold, 'name each in a data-rutas of packages/web/guia/guia.html').toEqual([]);
  const gone = [...explained].filter((path) => !paths.includes(path));
  expect(gone, 'take these out of the data-rutas of packages/web/guia/guia.html').toEqual([]);
});

/** Audiences of the screens that a role opens. @type {Record<string, string[]>} */
const OPENED = {
  admin: ['publico', 'todos', 'usuario', 'soporte', 'admin'],
  soporte: ['publico', 'todos', 'soporte'],
  alumno: ['publico', 'todos', 'usuario'],
};

test.each(Object.keys(OPENED))('every screen that the role %s opens is explained to that role (P138)', (role) => {
  const chapters = guide
    .split('<section')
    .filter((chapter) => (/data-para="([^"]*)"/.exec(chapter)?.[1] ?? role).split(' ').includes(role));
  const explained = new Set(
    chapters.flatMap((chapter) => [...chapter.matchAll(/data-rutas="([^"]*)"/g)].flatMap(([, routes = '']) => routes.split(' '))),
  );
  const opened = screens.filter(({ audience, path }) => OPENED[role]?.includes(audience) && !UNEXPLAINED.has(path));
  expect(opened.length).toBeGreaterThan(0);
  const untold = opened.map(({ path }) => path).filter((path) => !explained.has(path));
  expect(untold, `name each in a data-rutas of a chapter whose data-para has ${role}`).toEqual([]);
});

test('every picture of the guide is there and used', () => {
  const used = new Set(all(/src="capturas\/([^"]+)"/g));
  expect([...used].toSorted()).toEqual(readdirSync(inRoot('packages/web/guia/capturas')).toSorted());
});

test('the pictures and the files of the guide stay small (P139)', () => {
  const pictures = readdirSync(inRoot('packages/web/guia/capturas'));
  const size = (/** @type {string} */ path) => statSync(inRoot(path)).size;
  expect(pictures.filter((name) => size(`packages/web/guia/capturas/${name}`) > 60_000)).toEqual([]);
  const files = ['guia-de-uso.pdf', 'guia-alumno.pdf'];
  expect(files.filter((name) => size(`packages/web/public/${name}`) > 4_000_000)).toEqual([]);
});

test('every link inside the guide leads to a part of it, and ids are given once', () => {
  const ids = all(/\sid="([^"]+)"/g);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  expect(all(/href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
});
