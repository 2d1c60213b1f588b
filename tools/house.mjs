import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { inRoot, ROOT } from './root.mjs';

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {{ files: number, places: number }} Cost */

const CODE = /\.(ts|tsx)$/;
const NOT_PRODUCT = /(\.test\.|\/testing\/|\/examples\/|\/showcase\/|\/db\/seed\/|\/demo\/|\/dist\/|node_modules|\.cache)/;

/**
 * Product code of the packages: no tests, demo or generated files.
 * @param {string} root
 * @returns {Source[]}
 */
export const productSources = (root) =>
  readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file) && !NOT_PRODUCT.test(`/${file}`))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, 'packages', file), 'utf8') }));

/** A mention this many lines after another one belongs to the same place: a form field stands on several lines. */
const NEAR = 6;

/**
 * Files and places that name something. In a file of its own every mention counts, in a file that several records share only those in a
 * block (between empty lines, or one `create table`) that names the record.
 * @param {Source[]} sources
 * @param {{ word: RegExp, own: RegExp, record: RegExp }} trace
 * @returns {Cost}
 */
export function mentions(sources, { word, own, record }) {
  let files = 0;
  let places = 0;
  for (const { file, text } of sources) {
    const found = placesIn(text, (line, block) => word.test(line) && (own.test(file) || record.test(block)));
    if (found > 0) files += 1;
    places += found;
  }
  return { files, places };
}

/**
 * @param {string} text
 * @param {(line: string, block: string) => boolean} counts
 */
function placesIn(text, counts) {
  const lines = text.split('\n');
  const blocks = text.split(/\n(?=\s*\n)|\n(?=.*create table )/);
  const blockOf = blocks.flatMap((block, index) => block.split('\n').map(() => index));
  let last = -Infinity;
  let places = 0;
  for (const [index, line] of lines.entries()) {
    if (!counts(line, blocks[blockOf[index] ?? 0] ?? '')) continue;
    if (index - last > NEAR) places += 1;
    last = index;
  }
  return places;
}

/**
 * Type assertions, without `as const`.
 * @param {Source} source
 */
export function castsIn({ file, text }) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let casts = 0;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isAsExpression(node) && node.type.getText(tree) !== 'const') casts += 1;
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return casts;
}

const MASTERS = /(core\/master\/|core\/master[-.]|db\/master-rows|\.master\.ts$|domains\/[a-z]+\/[a-z-]*(enlaces|queries)\.ts$)/;
const MASTER_DOMAIN = /(domains\/(curso|modulo|programa|planestudio|tema|pregunta|contenido)\/)|core\/|db\//;

/** Lines that are compared when repeats are looked for. */
const WINDOW = 6;

/**
 * Lines that stand in a run of six or more that stands elsewhere too; imports and lone punctuation are passed over.
 * @param {Source[]} sources
 */
export function repeatedLines(sources) {
  /** @type {Map<string, string[]>} */
  const seen = new Map();
  for (const { file, text } of sources) {
    const lines = text
      .split('\n')
      .map((line, number) => ({ line: line.trim(), number }))
      .filter(({ line }) => /\w{3}/.test(line) && !/^(import|export \*|\/?\*|\/\/)/.test(line));
    for (let start = 0; start + WINDOW <= lines.length; start += 1) {
      const run = lines.slice(start, start + WINDOW);
      const key = run.map(({ line }) => line).join('\n');
      seen.set(key, [...(seen.get(key) ?? []), ...run.map(({ number }) => `${file}:${number}`)]);
    }
  }
  const repeated = [...seen.values()].filter((places) => places.length > WINDOW).flat();
  return new Set(repeated).size;
}

/** @param {Source[]} sources */
function largestFolder(sources) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { file } of sources) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const [folder = '', files = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return `${files} (${folder})`;
}

const lines = (/** @type {Source[]} */ sources) => sources.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
const cost = (/** @type {Cost} */ { files, places }) => `${places} in ${files} files`;

/**
 * The measures of docs/architecture.md.
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function measure(root) {
  const sources = productSources(root);
  const inMasters = sources.filter(({ file }) => MASTERS.test(file) && MASTER_DOMAIN.test(file));
  const ofPackage = (/** @type {string} */ name) => lines(sources.filter(({ file }) => file.startsWith(`${name}/`)));
  return {
    'a text column of a master (etiquetas of curso)': cost(
      mentions(sources, {
        word: /^(?!.*\bayuda:).*\betiquetas\b/,
        own: /\/(curso(\/|\.ts$)|es\/comun\.ts$)/,
        record: /(create table curso\b|CursoTable)[^]*etiquetas/,
      }),
    ),
    'a filter of a list (categoria of pregunta)': cost(
      mentions(sources, {
        word: /(\bcategoria: ('|optionColumn)|id: 'categoria'|categoria: \{ options)/,
        own: /\/pregunta\/(pregunta\.ts|pregunta\.repository\.ts|PreguntaListScreen\.tsx)$/,
        record: /^$/,
      }),
    ),
    'a sentence of the server (wrong present password)': cost(
      mentions(sources, { word: /(actualErrada|La contraseña actual no es correcta)/, own: /./, record: /^$/ }),
    ),
    'type assertions in masters': String(inMasters.reduce((sum, source) => sum + castsIn(source), 0)),
    'largest folder (files)': largestFolder(sources),
    'lines of contract': String(ofPackage('contract')),
    'lines of messages': String(ofPackage('messages')),
    'lines of server': String(ofPackage('server')),
    'lines of web': String(ofPackage('web')),
    'repeated lines (runs of 6)': String(repeatedLines(sources)),
  };
}

/**
 * The same for a commit.
 * @param {string} revision
 */
function measureRevision(revision) {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  try {
    const archive = execFileSync('git', ['archive', revision, 'packages'], { cwd: ROOT, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const revisions = process.argv.slice(2);
  const columns = { ...Object.fromEntries(revisions.map((revision) => [revision, measureRevision(revision)])), now: measure(inRoot()) };
  const rows = Object.keys(columns.now);
  const rowOf = (/** @type {string} */ row) => Object.fromEntries(Object.entries(columns).map(([name, found]) => [name, found[row]]));
  console.table(Object.fromEntries(rows.map((row) => [row, rowOf(row)])));
}
