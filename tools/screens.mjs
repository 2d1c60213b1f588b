import { readdirSync, readFileSync } from 'node:fs';
import { screenRows } from '../packages/web/build/screen-rows.mjs';
import { inRoot } from './root.mjs';

const WEB = 'packages/web/src';
/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), 'utf8');

/** @typedef {import('../packages/web/build/screen-rows.mjs').ScreenRow} ScreenRow */

/** Screens of the client in their order. */
export const screens = screenRows();

/** Sources of the client but its tests, the list of screens, and the table of their parameters: what is left links to screens. */
export const linking = readdirSync(inRoot(WEB), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^(screens|testing|showcase)\/|router\/paths\.ts$|layout\/menu-icons/.test(name))
  .map((name) => read(`${WEB}/${name}`))
  .join('\n');

/** Rows of the table of routes: address and who opens it. */
export const routes = read('e2e/fixtures/rutas.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [path = '', who = ''] = row.split('\t');
    return { path, who };
  });

/** Titles of screens, as the catalogue writes them. */
export const titles = read('packages/messages/src/es/pantallas.ts');
