import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../tools/root.mjs';

/** Audience of a screen, as in packages/web/src/core/router/roles.ts. */
export type Audience = 'anonimo' | 'publico' | 'todos' | 'usuario' | 'soporte' | 'admin';

export interface Route {
  readonly path: string;
  readonly audience: Audience;
}

const ENTRY = /path: '([^']+)',\s*audience: '(\w+)'/g;
const ANY_PATH = /path: '/g;

/** Every screen of the client. Read as text, because its modules need a browser. */
export function readRoutes(): readonly Route[] {
  const folder = inRoot('packages/web/src/screens');
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const routes = [...text.matchAll(ENTRY)].map(([, path = '', audience]) => ({ path, audience: audience as Audience }));
  if (routes.length !== [...text.matchAll(ANY_PATH)].length) throw new Error('screens/ has screens that this pattern does not read');
  return routes;
}

/** Audience of each screen by the product's route table (docs/areas). */
export function readSpecifiedRoutes(): ReadonlyMap<string, string> {
  const [, ...rows] = readFileSync(inRoot('e2e/fixtures/rutas.tsv'), 'utf8').trim().split('\n');
  return new Map(rows.map((row) => [row.split('\t')[0] ?? '', row.split('\t')[1] ?? '']));
}
