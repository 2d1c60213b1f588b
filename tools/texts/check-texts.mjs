import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences, textsOf } from './catalogs.mjs';
import { mentionsOf, unusedKeys } from './key-use.mjs';
import { listKeys } from './list-keys.mjs';
import { following, load, loadSpanish, localeContent, otherLanguages, readContent, readLocale } from './locales.mjs';

/** Sources that put texts before people. */
const SPEAKERS = ['packages/server/src', 'packages/web/build', 'packages/web/src'];
const SILENT = /\.test\.tsx?$|(^|[\\/])testing[\\/]|\.d\.ts$/;

/**
 * Keys with a last part from another file than the namespace: their beginning -> that file.
 * @type {Readonly<Record<string, string>>}
 */
const COMPUTED = {
  'comun.estado.': 'packages/web/src/domains/tema/tema-state.ts',
  'comun.separador': 'packages/messages/src/translator.ts',
  'navegacion.pasos.': 'packages/contract/src/portal/navegacion.ts',
  'palabra.': 'packages/web/src/layout/palette/use-search-words.ts',
  'planestudio.publicar.': 'packages/contract/src/planestudio/publicar.ts',
  'tema.publicar.': 'packages/contract/src/tema/publicar.ts',
  'programa.acciones.': 'packages/web/src/domains/programa/seguimiento/tema-actions.ts',
  'tablero.temas.': 'packages/web/src/domains/tablero/temas/temas-filter.ts',
  'tienda.sinLinea.': 'packages/web/src/domains/dispositivo/tienda/llavero.ts',
  'validacion.': 'packages/contract/src/core/validation.ts',
};

/** @param {string} root @param {string} folder */
function mentionsIn(root, folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !SILENT.test(file))
    .map((file) => mentionsOf(file, readFileSync(join(root, folder, file), 'utf8')));
}

/** @param {string} root @param {import('./catalogs.mjs').Catalog} es */
async function unusedIn(root, es) {
  const [words, { catalogTexts }, contract] = await Promise.all([
    load(root, 'packages/messages/src/lists.ts'),
    load(root, 'packages/messages/src/texts.ts'),
    load(root, 'packages/contract/src/lists.ts'),
  ]);
  const ofLists = listKeys(words, catalogTexts(es), contract);
  const keys = [...textsOf(es).keys()].filter((key) => !ofLists.has(key));
  return unusedKeys(
    keys,
    SPEAKERS.flatMap((folder) => mentionsIn(root, folder)),
    Object.keys(COMPUTED),
  );
}

/**
 * Names keys that the file of a language lacks or has too many of and texts with other arguments, and says when `npm run textos` would write it otherwise.
 * @param {string} root
 * @param {import('./catalogs.mjs').Catalog} es
 * @param {string} language
 * @returns {string[]}
 */
export function localeProblems(root, es, language) {
  const texts = readLocale(root, language);
  const inForm = readContent(root, language) === localeContent(following(es, texts));
  return [
    ...differences(es, texts, language),
    ...(inForm ? [] : [`${language}: su archivo no sigue al español; ejecute «npm run textos»`]),
  ];
}

/**
 * Names keys that another language lacks or has too many of, texts with other arguments than the Spanish one, and keys that no source names.
 * @param {string} root
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function checkTexts(root) {
  const [es, others] = await Promise.all([loadSpanish(root), otherLanguages(root)]);
  const unused = await unusedIn(root, es);
  const problems = [...others.flatMap((language) => localeProblems(root, es, language)), ...unused.map((key) => `es: nadie usa ${key}`)];
  return { ok: problems.length === 0, output: problems.join('\n') };
}
