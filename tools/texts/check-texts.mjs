import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { differences, textsOf } from './catalogs.mjs';
import { mentionsOf, unusedKeys } from './key-use.mjs';
import { listKeys } from './list-keys.mjs';

const CATALOGS = 'packages/messages/src';
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
  'planestudio.publicar.': 'packages/contract/src/planestudio/publicar.ts',
  'tema.publicar.': 'packages/contract/src/tema/publicar.ts',
  'programa.acciones.': 'packages/web/src/domains/programa/seguimiento/tema-actions.ts',
  'tablero.temas.': 'packages/web/src/domains/tablero/temas/temas-filter.ts',
  'tienda.sinLinea.': 'packages/web/src/domains/dispositivo/tienda/llavero.ts',
  'validacion.': 'packages/contract/src/core/validation.ts',
};

/** @param {string} root @param {string} path @returns {Promise<any>} */
const load = (root, path) => tsImport(pathToFileURL(join(root, path)).href, import.meta.url);

/** @param {string} root @param {string} language @returns {Promise<import('./catalogs.mjs').Catalog>} */
const loadCatalog = async (root, language) => (await load(root, `${CATALOGS}/${language}/index.ts`))[language];

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
    load(root, `${CATALOGS}/lists.ts`),
    load(root, `${CATALOGS}/texts.ts`),
    load(root, 'packages/contract/src/index.ts'),
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
 * Names keys that another language lacks or has too many of, texts with other arguments than the Spanish one, and keys that no source names.
 * @param {string} root
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function checkTexts(root) {
  const es = await loadCatalog(root, 'es');
  /** @type {{ SPOKEN: readonly string[] }} */
  const { SPOKEN } = await load(root, `${CATALOGS}/languages.ts`);
  const others = SPOKEN.filter((language) => language !== 'es');
  const unequal = await Promise.all(others.map(async (language) => differences(es, await loadCatalog(root, language), language)));
  const unused = await unusedIn(root, es);
  const problems = [...unequal.flat(), ...unused.map((key) => `es: nadie usa ${key}`)];
  return { ok: problems.length === 0, output: problems.join('\n') };
}
