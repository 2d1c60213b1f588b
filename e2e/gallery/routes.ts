import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../tools/root.mjs';

/** Who a screen is for, as packages/web/src/core/router/roles.ts has it. */
export type Audience = 'anonimo' | 'publico' | 'todos' | 'usuario' | 'soporte' | 'admin';

export interface Route {
  readonly path: string;
  readonly audience: Audience;
}

const ENTRY = /path: '([^']+)',\s*audience: '(\w+)'/g;
const ANY_PATH = /path: '/g;

/** Every screen of the client's tables of screens; read as text, because the tables themselves need a browser. */
export function readRoutes(): readonly Route[] {
  const folder = inRoot('packages/web/src/screens');
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const routes = [...text.matchAll(ENTRY)].map(([, path = '', audience]) => ({ path, audience: audience as Audience }));
  if (routes.length !== [...text.matchAll(ANY_PATH)].length) throw new Error('screens/ has screens that this pattern does not read');
  return routes;
}

/** The rows of the product's route table (docs/areas): who sees each screen. */
export function readSpecifiedRoutes(): ReadonlyMap<string, string> {
  const [, ...rows] = readFileSync(inRoot('e2e/fixtures/rutas.tsv'), 'utf8').trim().split('\n');
  return new Map(rows.map((row) => [row.split('\t')[0] ?? '', row.split('\t')[1] ?? '']));
}
