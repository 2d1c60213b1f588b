import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { OperatorError } from '../run/operator-error.mjs';

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */

/** @param {string} root @param {string} path @returns {Promise<any>} a module of the sources */
export const load = (root, path) => tsImport(pathToFileURL(join(root, path)).href, import.meta.url);

/** @param {string} root @returns {Promise<Catalog>} the Spanish texts, which all other languages follow */
export const loadSpanish = async (root) => (await load(root, 'packages/messages/src/es.ts')).es;

/** @param {string} root @returns {Promise<string[]>} codes of the other languages */
export const otherLanguages = async (root) => {
  const { DEFAULT_LANGUAGE, SPOKEN } = await load(root, 'packages/messages/src/languages.ts');
  return SPOKEN.filter((/** @type {string} */ language) => language !== DEFAULT_LANGUAGE);
};

/** @param {string} language */
export const localePath = (language) => `packages/messages/locales/${language}.json`;

/** @param {Catalog} texts @returns {string} content of a language's file */
export const localeContent = (texts) => `${JSON.stringify(texts, null, 2)}\n`;

/** @param {string} root @param {string} language @returns {string} content of its file; an empty catalogue without one */
export function readContent(root, language) {
  const path = join(root, localePath(language));
  return existsSync(path) ? readFileSync(path, 'utf8') : localeContent({});
}

/** @param {string} root @param {string} language @returns {Catalog} */
export function readLocale(root, language) {
  try {
    return JSON.parse(readContent(root, language));
  } catch (error) {
    throw new OperatorError(`${localePath(language)} no se entiende como JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @param {string} root @param {string} language @param {Catalog} texts */
export const writeLocale = (root, language, texts) => writeFileSync(join(root, localePath(language)), localeContent(texts));

/**
 * A language's texts with the keys of the Spanish ones in their order; null waits for its translation. An empty Spanish text needs none.
 * @param {Catalog} spanish
 * @param {Catalog} texts
 * @returns {Catalog}
 */
export const following = (spanish, texts) =>
  Object.fromEntries(
    Object.entries(spanish).map(([name, value]) => {
      const own = Object.hasOwn(texts, name) ? texts[name] : null;
      if (value !== null && typeof value === 'object') return [name, following(value, own !== null && typeof own === 'object' ? own : {})];
      return [name, typeof own === 'string' ? own : value && null];
    }),
  );

/**
 * @param {Catalog} texts
 * @param {ReadonlyMap<string, string>} changes by key
 * @param {string} [above]
 * @returns {Catalog} the texts with these ones
 */
export const withTexts = (texts, changes, above = '') =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      if (value !== null && typeof value === 'object') return [name, withTexts(value, changes, `${above}${name}.`)];
      return [name, changes.get(above + name) ?? value];
    }),
  );
