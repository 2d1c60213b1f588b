import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf } from './names.mjs';
import { literal } from './texts.mjs';

/** A line that goes into a file behind what `after` finds. @typedef {{ file: string, after: RegExp, line: string }} Link */

const SERVER = 'packages/server/src';
const CONTRACT = 'packages/contract/src';
const WEB = 'packages/web/src';

/** Behind the last import of a file; a blank line follows it. */
const IMPORTS = /^(?:import .*;\n|import (?:type )?\{\n(?: {2}.*\n)+\} from .*;\n)+/m;
/** @param {string} opening start of the line that opens an object or a list */
const opened = (opening) => new RegExp(`^${opening.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}.*\n`, 'm');

/** @param {string} name @param {string} migration @returns {Link[]} */
function serverLinks(name, migration) {
  const { Name } = namesOf(name);
  const migrations = `${SERVER}/db/migrations/index.ts`;
  return [
    { file: migrations, after: IMPORTS, line: `import { ${name} } from './${migration}-${name}.ts';\n` },
    { file: migrations, after: /^ {2}'\d{3}-[^\n]*\n(?=\};)/m, line: `  '${migration}-${name}': ${name},\n` },
    { file: `${SERVER}/db/schema.ts`, after: IMPORTS, line: `import type { ${Name}Table } from './tables/${name}.ts';\n` },
    { file: `${SERVER}/db/schema.ts`, after: opened('export interface Database'), line: `  ${name}: ${Name}Table;\n` },
    {
      file: `${SERVER}/domains/index.ts`,
      after: opened('export { cursoRoutes'),
      line: `export { ${name}Routes } from './${name}/${name}.routes.ts';\n`,
    },
    {
      file: 'packages/testkit/examples/domains.ts',
      after: /^export \{ .* \} from '.\/structure.ts';\n/m,
      line: `export { ${name} } from './${name}.ts';\n`,
    },
    // Names people as authors alone; a master about people moves to a set of the export by hand (P191).
    { file: `${SERVER}/domains/privacidad/conjuntos.rules.ts`, after: /^ {4}MAESTRO,\n/m, line: `    '${name}',\n` },
  ];
}

/** @param {string} name @returns {Link[]} */
function contractLinks(name) {
  const api = `${CONTRACT}/api.ts`;
  const lists = `${CONTRACT}/lists.ts`;
  return [
    { file: api, after: IMPORTS, line: `import { ${name}Api } from './${name}/${name}.ts';\n` },
    { file: api, after: opened('export const api = {'), line: `  ${name}: ${name}Api,\n` },
    { file: lists, after: IMPORTS, line: `import { ${name}Maestro } from './${name}/${name}.ts';\n` },
    { file: lists, after: opened('export const masters = {'), line: `  ${name}: ${name}Maestro,\n` },
    { file: lists, after: opened('export const lists = {'), line: `  ${name}: ${name}Maestro.list,\n` },
    {
      file: `${CONTRACT}/examples/domains.ts`,
      after: opened('export { curso }'),
      line: `export { ${name} } from '../${name}/examples.ts';\n`,
    },
  ];
}

/** @param {string} name @param {import('./texts.mjs').Words} words @returns {Link[]} */
function textLinks(name, words) {
  const { plural } = namesOf(name);
  const [one, many] = (words['es'] ?? ['', '']).map(literal);
  const folder = 'packages/messages/src/es';
  return [
    { file: `${folder}/index.ts`, after: /(?:^export .*\n)+(?![^])/m, line: `export { ${name} } from './${name}.ts';\n` },
    { file: `${folder}/pantallas.ts`, after: /^ {2}curso: .*\n/m, line: `  ${plural}: ${many},\n  ${name}: ${one},\n` },
    { file: `${folder}/comun.ts`, after: /^ {4}tabla: \{\n/m, line: `      ${name}: ${one},\n` },
    { file: `${folder}/palabra-pantallas.ts`, after: /^export const pantallas = \{\n/m, line: `  ${name}: ${one},\n` },
  ];
}

/** @param {string} name @returns {Link[]} */
function webLinks(name) {
  const { Name, plural } = namesOf(name);
  const screens = `${WEB}/screens/maestros.ts`;
  const load = (/** @type {string} */ screen) => `() => import('../domains/${name}/${screen}.tsx').then((m) => m.${screen})`;
  return [
    {
      file: `${WEB}/core/router/paths.ts`,
      after: /^ {2}'\/cursoedit': byId,\n/m,
      line: `  '/${name}': listParams,\n  '/${name}edit': byId,\n`,
    },
    { file: `${WEB}/layout/empty-lists.test.tsx`, after: /^ {2}'\/curso',\n/m, line: `  '/${name}',\n` },
    {
      file: screens,
      // Last: the tabs begin with the specified screens.
      after: /^ {2}\},\n(?=\];)/m,
      line: `  {
    path: '/${name}',
    audience: 'soporte',
    title: 'pantallas.${plural}',
    text: '${name}.lista.texto',
    load: ${load(`${Name}ListScreen`)},
    tab: '/tema',
  },
  {
    path: '/${name}edit',
    audience: 'admin',
    title: 'pantallas.${name}',
    load: ${load(`${Name}EditScreen`)},
  },
`,
    },
    { file: `${WEB}/screens/menu-icons.ts`, after: /^ {2}'\/curso': .*\n/m, line: `  '/${name}': IconBook2,\n` },
    { file: 'packages/web/guia/guia.html', after: / \/curso \/cursoedit(?= )/, line: ` /${name} /${name}edit` },
  ];
}

/** @param {string} name @returns {Link[]} */
function documentLinks(name) {
  return [
    { file: 'tools/docs/areas.mjs', after: /^ {2}estructura: \[/m, line: `'${name}', ` },
    { file: 'tools/docs/table-groups.mjs', after: /^ {4}title: 'Content',\n.*\n {4}tables: \[/m, line: `'${name}', ` },
  ];
}

/**
 * Every line that a new master adds to files that are there.
 * @param {string} name
 * @param {string} migration
 * @param {import('./texts.mjs').Words} words
 */
export const linksOf = (name, migration, words) => [
  ...contractLinks(name),
  ...serverLinks(name, migration),
  ...textLinks(name, words),
  ...webLinks(name),
  ...documentLinks(name),
];

/**
 * The linked files with their new content. Throws when a place is not there: nothing has been written then.
 * @param {readonly Link[]} links
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function linkedFiles(links, root) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const { file, after, line } of links) {
    const text = files.get(file) ?? readFileSync(join(root, file), 'utf8');
    if (!after.test(text))
      throw new Error(
        `${file}: falta el lugar de «${line.trim().split('\n')[0]}» (${after}); no se escribió nada. Corrija tools/new-master/link.mjs.`,
      );
    files.set(
      file,
      text.replace(after, (found) => found + line),
    );
  }
  return files;
}

/**
 * Writes the files.
 * @param {Iterable<readonly [string, string]>} files path -> content
 * @param {string} root
 */
export function writeAll(files, root) {
  for (const [file, content] of files) writeFileSync(join(root, file), content);
}
