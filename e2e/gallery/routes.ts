import { readFileSync } from 'node:fs';
import { inRoot } from '../../tools/root.mjs';
import { screens as routes } from '../../tools/docs/screens.mjs';

export type Audience = (typeof routes)[number]['audience'];
export { routes };

/** Audience of each screen by the product's route table (docs/areas). */
export function readSpecifiedRoutes(): ReadonlyMap<string, string> {
  const [, ...rows] = readFileSync(inRoot('e2e/fixtures/rutas.tsv'), 'utf8').trim().split('\n');
  return new Map(rows.map((row) => [row.split('\t')[0] ?? '', row.split('\t')[1] ?? '']));
}
