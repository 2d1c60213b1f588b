import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linkedFiles, linksOf, writeAll } from './new-master/link.mjs';
import { masterFiles } from './new-master/templates.mjs';
import { namesOf } from './new-master/names.mjs';
import { translatedFiles, wordsOf } from './new-master/texts.mjs';
import { inRoot, ROOT } from './root.mjs';
import { runNode } from './run/run.mjs';

/** Decisions left to a person (docs/how-to/master.md). */
const next = (/** @type {string} */ name) => `
Está enlazado y compila. Queda por decidir (docs/how-to/master.md):
  1. columnas: la migración, el tipo de su tabla y «fields» del contrato; después, «npm run generate»
  2. nombres: lo que no se dio como «npm run nuevo:maestro -- ${name} de=Werkstatt,Werkstätten en=… fr=… ja=… zh=…» quedó en español en
     packages/messages/locales/<idioma>.json; «npm test -- messages» nombra cada texto
  3. quién lo ve y dónde: «audience» y «menu», con su icono, en packages/web/src/screens/maestros.ts
  4. si sus filas hablan de una persona: un conjunto de la exportación en vez de su línea en privacidad/conjuntos.rules.ts
  5. documentos: una frase en la guía (packages/web/guia/guia.html)
`;

const MIGRATIONS = 'packages/server/src/db/migrations';

/** The number after the last migration's. @param {string} root */
function nextMigration(root) {
  const folder = join(root, MIGRATIONS);
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0) : [];
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0');
}

/** Words of TypeScript and of SQL that no identifier or table may have. */
const RESERVED = new Set(
  'all and any array case cast check class column const default delete else end enum export false for from function grant group import in into limit new not null offset only order primary return select super switch table test then this true typeof union unique user using var void when where while with'.split(
    ' ',
  ),
);

/**
 * Refuses a name that a domain, a group of texts, a screen's name or a table has, and reserved words.
 * @param {string} name
 * @param {string} root
 */
function requireUnused(name, root) {
  if (RESERVED.has(name)) throw new Error(`«${name}» ya es una palabra de TypeScript o de SQL: use otro nombre.`);
  const { plural } = namesOf(name);
  const words = [name, plural].join('|');
  const places = /** @type {const} */ ([
    ['packages/messages/src/es/index.ts', `^export \\{ (${name}) \\}`],
    ['packages/messages/src/es/pantallas.ts', `^  (${words}):`],
    ['packages/server/src/db/schema.ts', `^  (${name}):`],
    ['packages/web/src/core/router/paths.ts', `^  '/(${name}|${name}edit)':`],
  ]);
  for (const [file, pattern] of places)
    if (new RegExp(pattern, 'm').test(readFileSync(join(root, file), 'utf8')))
      throw new Error(`${file} ya tiene «${name}» o su plural: no se escribió nada.`);
}

/**
 * Writes a master and its lines in the files that name every master: all of it, or nothing. Overwrites no file of its own.
 * @param {string} name in lower case, as the contract names it
 * @param {string} root
 * @param {readonly string[]} [args] its names in words, `de=Werkstatt,Werkstätten`
 * @returns {{ written: string[], linked: string[] }} paths relative to root
 */
export function writeMaster(name, root, args = []) {
  if (!/^[a-z][a-z0-9]{2,29}$/.test(name)) throw new Error(`«${name}» no sirve de nombre: use de 3 a 30 letras minúsculas, sin acentos.`);
  const migration = nextMigration(root);
  const words = wordsOf(name, args);
  const files = masterFiles(name, migration, words);
  const taken = [`packages/contract/src/${name}`, ...Object.keys(files)].find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} ya existe: no se escribió nada.`);
  requireUnused(name, root);
  const links = new Map([...linkedFiles(linksOf(name, migration, words), root), ...translatedFiles(root, name, words)]);
  for (const path of Object.keys(files)) mkdirSync(dirname(join(root, path)), { recursive: true });
  writeAll([...Object.entries(files), ...links], root);
  return { written: Object.keys(files), linked: [...links.keys()] };
}

/**
 * Formats files, puts the texts into their order, then writes what derives from the code.
 * @param {readonly string[]} files
 * @param {string} root
 */
export async function finishMaster(files, root) {
  await mustRun(inRoot('node_modules/oxfmt/bin/oxfmt'), [...files], root);
  await mustRun(join(root, 'tools/textos.mjs'), [], root);
  await mustRun(join(root, 'tools/generate.mjs'), [], root);
}

/** @param {string} file @param {string[]} args @param {string} root */
async function mustRun(file, args, root) {
  const { code, output } = await runNode(file, args, { cwd: root, capture: true });
  if (code !== 0) throw new Error(output);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const name = process.argv[2] ?? '';
  try {
    const { written, linked } = writeMaster(name, ROOT, process.argv.slice(3));
    console.log(`Escritos:\n  ${written.join('\n  ')}\nEnlazados:\n  ${linked.join('\n  ')}`);
    await finishMaster([...written, ...linked], ROOT);
    console.log(next(name));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
