import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError, runMain } from './run/operator-error.mjs';
import { ROOT } from './root.mjs';
import { leavesOf } from './texts/catalogs.mjs';
import { fromCsv, toCsv } from './texts/exchange.mjs';
import { following, loadSpanish, localePath, otherLanguages, readLocale, withTexts, writeLocale } from './texts/locales.mjs';

/** @typedef {import('./texts/catalogs.mjs').Catalog} Catalog */

const HELP = `Uso:
  npm run textos                                    los idiomas siguen al español: claves nuevas, quitadas y su orden
  npm run textos -- exportar <idioma> [archivo.csv]
  npm run textos -- importar <idioma> <archivo.csv>`;

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
    `${language}: claves nuevas ${added.length}, quitadas ${removed.length}, por traducir ${waiting(followed)}`,
    ...added.map((key) => `  + ${key}`),
    ...removed.map(([key, text]) => `  - ${key}${text === null ? '' : `: ${text}`}`),
  ];
}

/** @param {string} root @param {Catalog} spanish @param {string[]} args @returns {string[]} */
function exportTexts(root, spanish, [language = '', file = `.cache/textos-${language}.csv`]) {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, toCsv(spanish, readLocale(root, language), language));
  return [`Escrito ${path}. Tradúzcalo y vuelva con «npm run textos -- importar ${language} ${file}».`];
}

/** @param {string} root @param {Catalog} spanish @param {string[]} args @returns {string[]} */
function importTexts(root, spanish, [language = '', file = '']) {
  if (!file || !existsSync(resolve(file))) throw new OperatorError(file ? `No hay ningún archivo ${resolve(file)}.` : HELP);
  const { texts, notes } = fromCsv(readFileSync(resolve(file)), spanish, language);
  const followed = follow(root, spanish, language).slice(1);
  const current = readLocale(root, language);
  const before = leavesOf(current);
  const changed = [...texts].filter(([key, text]) => before.get(key) !== text).map(([key]) => key);
  const translated = withTexts(current, texts);
  writeLocale(root, language, translated);
  return [
    `${localePath(language)}: textos cambiados ${changed.length}, por traducir ${waiting(translated)}`,
    ...changed.map((key) => `  ${key}`),
    ...followed,
    ...notes,
  ];
}

/**
 * @param {string} root
 * @param {string[]} args as after `npm run textos --`
 * @returns {Promise<string>} report of what was written
 */
export async function textos(root, [command, ...args]) {
  const [spanish, languages] = await Promise.all([loadSpanish(root), otherLanguages(root)]);
  if (command === undefined) return languages.flatMap((language) => follow(root, spanish, language)).join('\n');
  const run = { exportar: exportTexts, importar: importTexts }[command];
  if (!run) throw new OperatorError(HELP);
  if (!languages.includes(args[0] ?? '')) throw new OperatorError(`Elija un idioma: ${languages.join(', ')}.\n${HELP}`);
  return run(root, spanish, args).join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(async () => console.log(await textos(ROOT, process.argv.slice(2))));
}
