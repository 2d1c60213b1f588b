import { readFileSync } from 'node:fs';

/** @param {string} name */
const read = (name) => readFileSync(new URL(`../src/screens/${name}`, import.meta.url), 'utf8');

/**
 * @typedef {{ path: string, audience: string, title: string, text: string | undefined, menu: string | undefined, source: string | undefined }} ScreenRow
 * `title` and `text` are keys, `source` the file of its component, from packages/web
 */

/** @param {string} block @param {string} name */
const quoted = (block, name) => new RegExp(`\\b${name}: '([^']+)'`).exec(block)?.[1];

/** @param {string} text @returns {string | undefined} the component's file that it imports */
const imported = (text) => /import\('\.\.\/([^']+)'\)/.exec(text)?.[1]?.replace(/^/, 'src/');

/** @param {string} text @returns {[string, string | undefined][]} the component's files of the loaders that several rows share, by name */
const loadersIn = (text) =>
  [...text.matchAll(/^const (\w+) = \(\) => (import\(.*)$/gm)].map(([, name = '', load = '']) => [name, imported(load)]);

/**
 * Returns the screens of the client in their order, read as text because their modules need a browser.
 * @returns {ScreenRow[]}
 */
export function screenRows() {
  // Files in the order in which the index joins them.
  const names = [...(/\[(\.\.\.\w+(?:, \.\.\.\w+)*)\]/.exec(read('index.ts'))?.[1] ?? '').matchAll(/\.\.\.(\w+)/g)];
  const texts = names.map(([, name]) => read(`${name}.ts`));
  const loaders = new Map(texts.flatMap(loadersIn));
  return texts
    .flatMap((text) => text.split(/(?=\bpath: ')/).slice(1))
    .map((block) => ({
      path: quoted(block, 'path') ?? '',
      audience: quoted(block, 'audience') ?? '',
      title: quoted(block, 'title') ?? '',
      text: quoted(block, 'text'),
      menu: quoted(block, 'menu: \\{ group'),
      source: imported(block) ?? loaders.get(/load: (\w+)/.exec(block)?.[1] ?? ''),
    }));
}
