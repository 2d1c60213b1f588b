import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linksOf } from './new-master/link.mjs';
import { LANGUAGES, namesOf } from './new-master/names.mjs';
import { wordsOf } from './new-master/texts.mjs';
import { writeMaster } from './new-master.mjs';
import { inRoot } from './root.mjs';
import { localePath } from './texts/locales.mjs';

const LINKED = [...new Set(linksOf('taller', '900', wordsOf('taller', [])).map(({ file }) => file)), ...LANGUAGES.slice(1).map(localePath)];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-maestro-'));
  for (const file of LINKED) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(inRoot(file), join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const everything = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

/** Complaints of the parser. @param {string} path */
function complaints(path) {
  const { diagnostics } = ts.transpileModule(read(path), {
    reportDiagnostics: true,
    fileName: path,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, allowJs: true },
  });
  return diagnostics?.map(({ messageText }) => messageText);
}

test('writes a master in the three packages, named after it, in code that parses', () => {
  const { written } = writeMaster('taller', root);
  for (const name of ['contract', 'server', 'web']) expect(written.some((path) => path.startsWith(`packages/${name}/`))).toBe(true);
  for (const path of written) {
    expect(complaints(path), path).toEqual([]);
    expect(read(path), path).not.toMatch(/curso/i);
  }
  expect(read('packages/web/src/domains/taller/TallerListScreen.tsx')).toContain('export function TallerListScreen');
  expect(read('packages/server/src/domains/taller/taller.test.ts')).toContain('`X-${number}`');
});

test('links it in every file that names the masters, which parses and keeps all its lines', () => {
  const { linked } = writeMaster('taller', root);
  expect(linked.toSorted()).toEqual(LINKED.toSorted());
  for (const path of linked) {
    if (/\.(ts|tsx|mjs)$/.test(path)) expect(complaints(path), path).toEqual([]);
    expect(read(path), path).toMatch(/taller/);
    const now = new Set(read(path).split('\n'));
    const before = readFileSync(inRoot(path), 'utf8').split('\n');
    // The list of tables and the routes of the guide grow in their line.
    const changed = before.filter((line) => !now.has(line));
    expect(changed.length, path).toBeLessThanOrEqual(1);
  }
});

test('a second master is linked beside the first', () => {
  writeMaster('taller', root);
  const { written } = writeMaster('voz', root);
  expect(written.some((path) => path.endsWith('-voz.ts'))).toBe(true);
  for (const path of LINKED) expect(read(path), path).toMatch(/taller[^]*voz|voz[^]*taller/);
  for (const path of LINKED.filter((file) => /\.(ts|tsx|mjs)$/.test(file))) expect(complaints(path), path).toEqual([]);
});

test('writes nothing when a file has no place for its line, and names it', () => {
  const file = 'packages/web/src/screens/maestros.ts';
  writeFileSync(join(root, file), 'export const otra = 1;\n');
  const before = everything();
  expect(() => writeMaster('taller', root)).toThrow(file);
  expect(everything()).toEqual(before);
  expect(read('packages/server/src/domains/index.ts')).toBe(readFileSync(inRoot('packages/server/src/domains/index.ts'), 'utf8'));
});

test('overwrites nothing and refuses names that are invalid or taken', () => {
  const { written } = writeMaster('taller', root);
  const [first = ''] = written;
  const before = read(first);
  expect(() => writeMaster('taller', root)).toThrow('ya existe');
  expect(read(first)).toBe(before);
  for (const name of ['', 'Taller', '../x', 'año', 'a-b']) expect(() => writeMaster(name, root)).toThrow('no sirve de nombre');
  // A key of the catalogue, a table or a word of the language that is there already would break far from here.
  for (const name of ['webhook', 'log', 'class', 'comun', 'cursos']) expect(() => writeMaster(name, root), name).toThrow('ya');
  expect(existsSync(join(root, 'packages/web/src/domains/webhook'))).toBe(false);
});

test.each([
  ['taller', 'talleres'],
  ['curso', 'cursos'],
  ['voz', 'voces'],
])('the plural of «%s» is «%s»', (noun, plural) => expect(namesOf(noun).plural).toBe(plural));

test('takes the names of each language, quotes among them, and refuses what it cannot read', () => {
  writeMaster('taller', root, ["es=L'estudio,L'estudios", "fr=Atelier d'été,Ateliers d'été", 'ja=研修会']);
  expect(read('packages/messages/src/es/pantallas.ts')).toContain(String.raw`talleres: 'L\'estudios'`);
  expect(complaints('packages/messages/src/es/taller.ts')).toEqual([]);
  const texts = (/** @type {string} */ language) => JSON.parse(read(localePath(language)));
  expect(texts('fr')).toMatchObject({ pantallas: { talleres: "Ateliers d'été" }, taller: { lista: { titulo: "Ateliers d'été" } } });
  expect(texts('ja')).toMatchObject({ pantallas: { talleres: '研修会' }, comun: { opciones: { tabla: { taller: '研修会' } } } });
  expect(texts('de')).toMatchObject({ pantallas: { talleres: "L'estudios" } });
  for (const bad of ['pt=Oficina', 'Werkstatt', 'de=', 'de=a,b,c'])
    expect(() => writeMaster('sede', root, [bad]), bad).toThrow('no se entiende');
});
