import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

const WEB = 'packages/web/src';
/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), 'utf8');

/** @typedef {{ path: string, audience: string, title: string, menu: string | undefined, source: string | undefined }} ScreenRow `source`: file of its component, from packages/web */

/** @param {string} block @param {string} name */
const quoted = (block, name) => new RegExp(`${name}: '([^']+)'`).exec(block)?.[1];

/** Files of screens in the order in which `screens/index.ts` joins them. */
const files = [...(/\[(\.\.\.\w+(?:, \.\.\.\w+)*)\]/.exec(read(`${WEB}/screens/index.ts`))?.[1] ?? '').matchAll(/\.\.\.(\w+)/g)].map(
  ([, name]) => `${name}.ts`,
);

/** @param {string} text @returns {string | undefined} the component's file that it imports */
const imported = (text) => /import\('\.\.\/([^']+)'\)/.exec(text)?.[1]?.replace(/^/, 'src/');

/** Component's files of the loaders that several rows share, by name. */
const loaders = new Map(
  files.flatMap((name) =>
    [...read(`${WEB}/screens/${name}`).matchAll(/^const (\w+) = \(\) => (import\(.*)$/gm)].map(([, loader = '', text = '']) => [
      loader,
      imported(text),
    ]),
  ),
);

/**
 * Screens of the client in their order, read as text because their modules need a browser.
 * @type {ScreenRow[]}
 */
export const screens = files
  .flatMap((name) =>
    read(`${WEB}/screens/${name}`)
      .split(/(?=\bpath: ')/)
      .slice(1),
  )
  .map((block) => ({
    path: quoted(block, 'path') ?? '',
    audience: quoted(block, 'audience') ?? '',
    title: quoted(block, 'title') ?? '',
    menu: quoted(block, 'menu: \\{ group'),
    source: imported(block) ?? loaders.get(/load: (\w+)/.exec(block)?.[1] ?? ''),
  }));

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
