import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';

/** @typedef {{ workspaces?: string[], overrides?: object, dependencies?: object, devDependencies?: object }} Manifest */

const manifest = (/** @type {string} */ folder) =>
  /** @type {Manifest} */ (JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')));

/** Every `package.json` of the repository, from the lock file. */
const FOLDERS = Object.keys(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages).filter(
  (path) => !path.includes('node_modules/'),
);

const [, overrides = '', ...libraries] = readFileSync(inRoot('docs/dependencies.md'), 'utf8').split(/^## /m);

/**
 * The names in the first column, of lines that also have a reason and a way out.
 * @param {string} text
 */
const namesIn = (text) => [...text.matchAll(/^\| `([^`]+)` +\| [^|]*\w[^|]*\| [^|]*\w[^|]*\|$/gm)].map(([, name = '']) => name).toSorted();

test('every override has its line with a reason and a way out, and no line is left over', () => {
  expect(namesIn(overrides)).toEqual(Object.keys(manifest('').overrides ?? {}).toSorted());
});

test('every direct dependency has its line with a reason and a way out, and no line is left over', () => {
  const used = FOLDERS.flatMap((folder) => {
    const { dependencies, devDependencies } = manifest(folder);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const foreign = new Set(used.filter((name) => !name.startsWith('@portal/')));
  expect(namesIn(libraries.join(''))).toEqual([...foreign].toSorted());
});
