import { existsSync, readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { AREA_FILES, areaPages, servingFolders } from './areas.mjs';
import { dataModelDocument } from './data-model.mjs';
import { RECORD_INDEX, recordIndex } from './record-index.mjs';
import { inRoot } from '../root.mjs';

/**
 * @typedef {object} Generator
 * @property {string} name
 * @property {string[]} outputs every file it writes, relative to the repository; one that ends in `/` is a folder that holds nothing else
 * @property {() => Promise<Record<string, string>>} run file -> content; depends on the sources alone: no clock, no network, stable order
 */

/**
 * Imports a TypeScript module of the repository.
 * @param {string} path relative to the repository
 * @returns {Promise<any>}
 */
const load = (path) => tsImport(`../../${path}`, import.meta.url);

/**
 * Every generator of committed files. `npm run generate` writes them, `npm run check` fails when they are outdated.
 * @type {readonly Generator[]}
 */
export const generators = [
  {
    name: 'áreas',
    outputs: AREA_FILES,
    async run() {
      const { api } = await load('packages/contract/src/api.ts');
      const { es } = await load('packages/messages/src/es.ts');
      const { screens } = await import('./screens.mjs');
      const sources = { api, screens, texts: es, folders: servingFolders() };
      return areaPages(sources, (page) => (existsSync(inRoot(page)) ? readFileSync(inRoot(page), 'utf8') : ''));
    },
  },
  {
    name: 'registros técnicos',
    outputs: [RECORD_INDEX],
    run: async () => ({ [RECORD_INDEX]: recordIndex(inRoot()) }),
  },
  {
    name: 'modelo de datos',
    outputs: ['docs/data-model.md'],
    async run() {
      const { readCatalog } = await load('packages/testkit/catalog.ts');
      return { 'docs/data-model.md': dataModelDocument(await readCatalog()) };
    },
  },
];
