import { pathToFileURL } from 'node:url';
import { runMain } from './operator-error.mjs';
import { ROOT } from './root.mjs';
import { leavesOf } from './texts/catalogs.mjs';
import { following, loadSpanish, otherLanguages, readLocale, writeLocale } from './texts/locales.mjs';

/** @typedef {import('./texts/catalogs.mjs').Catalog} Catalog */

/** @param {Catalog} texts */
const waiting = (texts) => [...leavesOf(texts).values()].filter((text) => text === null).length;

/**
 * Writes the file of a language so that it follows the Spanish texts.
 * @param {string} root
 * @param {Catalog} spanish
 * @param {string} language
 * @returns {string[]} lines for the person who asked
 */
function follow(root, spanish, language) {
  const texts = readLocale(root, language);
  const followed = following(spanish, texts);
  const [before, after] = [leavesOf(texts), leavesOf(followed)];
  const added = [...after.keys()].filter((key) => !before.has(key));
  const removed = [...before].filter(([key]) => !after.has(key));
  writeLocale(root, language, followed);
  return [
    `${language}: ${added.length} claves nuevas, ${removed.length} quitadas, ${waiting(followed)} por traducir`,
    ...added.map((key) => `  + ${key}`),
    ...removed.map(([key, text]) => `  - ${key}${text === null ? '' : `: ${text}`}`),
  ];
}

/** @param {string} root @returns {Promise<string>} report of the keys that were added and removed */
export async function textos(root) {
  const [spanish, languages] = await Promise.all([loadSpanish(root), otherLanguages(root)]);
  return languages.flatMap((language) => follow(root, spanish, language)).join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(async () => console.log(await textos(ROOT)));
}
