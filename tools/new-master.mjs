import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { masterFiles } from './new-master/templates.mjs';
import { ROOT } from './root.mjs';

/** Steps left to a person, who alone knows where the master belongs (CONTRIBUTING.md, "Add a master in 8 steps"). */
const next = (/** @type {string} */ name) => `
Falta enlazarlo (CONTRIBUTING.md, «Add a master in 8 steps»):
  1. packages/server/src/db/migrations/index.ts y db/schema.ts: la migración y la tabla
  2. packages/contract/src/index.ts: ${name} en la lista y su export; lists.ts: su maestro y su lista
  3. packages/server/src/app.ts: ${name}Routes
  4. packages/server/src/testing/examples/examples.ts: ${name}
  5. packages/messages/src, en cada idioma: index.ts: ${name}; pantallas.ts: el nombre de sus dos pantallas; y sus textos, traducidos
  6. packages/web/src/core/router/paths.ts: /${name} (listParams) y /${name}edit (byId)
  7. packages/web/src/screens/maestros.ts: las dos pantallas, y en «text» de la lista para qué sirve (${name}.lista.texto)
  8. docs/areas: sus pantallas y llamadas; tools/data-model.mjs: la tabla en su grupo; después, npm run generate
`;

const MIGRATIONS = 'packages/server/src/db/migrations';

/** The number after the last migration's. @param {string} root */
function nextMigration(root) {
  const folder = join(root, MIGRATIONS);
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0) : [];
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0');
}

/**
 * Writes the skeleton of a master in the three packages. Overwrites nothing.
 * @param {string} name in lower case, as docs/areas names it
 * @param {string} root
 * @returns {string[]} paths written, relative to root
 */
export function writeMaster(name, root) {
  if (!/^[a-z][a-z0-9]{2,29}$/.test(name)) throw new Error(`«${name}» no sirve de nombre: use de 3 a 30 letras minúsculas, sin acentos.`);
  const files = masterFiles(name, nextMigration(root));
  const taken = [`packages/contract/src/${name}`, ...Object.keys(files)].find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} ya existe: no se escribió nada.`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return Object.keys(files);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const name = process.argv[2] ?? '';
  try {
    for (const path of writeMaster(name, ROOT)) console.log(path);
    console.log(next(name));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
