import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { inRoot } from '../root.mjs';

const WEB = 'packages/web/src';
/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), 'utf8');

/** @typedef {import('../../packages/web/src/screens/screen.ts').Screen} Screen */

/** @type {{ screens: readonly Screen[] }} */
const table = await tsImport(pathToFileURL(inRoot(`${WEB}/screens/index.ts`)).href, import.meta.url);

/** @param {Screen} screen @returns {string | undefined} the file of its component, from packages/web; undefined in the first file */
const sourceOf = ({ load }) => /import\(["']\.\.\/([^"']+)/.exec(String(load))?.[1]?.replace(/^/, 'src/');

/** Screens of the client in their order, with the sources of their components. */
export const screens = table.screens.map((screen) => ({ ...screen, source: sourceOf(screen) }));

/** Sources of the client but its tests, the list of screens, and the table of their parameters: what is left links to screens. */
export const linking = readdirSync(inRoot(WEB), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^(screens|testing|showcase)\/|router\/paths\.ts$/.test(name))
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

/** @type {{ es: any }} */
const { es } = await tsImport(pathToFileURL(inRoot('packages/messages/src/es.ts')).href, import.meta.url);

/** @param {string | undefined} key @returns {unknown} the text of a key, `pantallas.cursos`; undefined without one */
export const textOf = (key) => key?.split('.').reduce((part, name) => part?.[name], es);
