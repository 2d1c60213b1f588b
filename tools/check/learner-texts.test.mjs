import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { screens } from '../docs/screens.mjs';

/** @param {string} path @returns {Promise<any>} */
const load = (path) => tsImport(pathToFileURL(inRoot(path)).href, import.meta.url);

const { lists } = await load('packages/contract/src/lists.ts');
const { catalogTexts, columnHeader, loadLearnerTexts, optionsOf, SPOKEN } = await load('packages/messages/src/index.ts');
const { LEARNER_GROUPS, STAFF_TEXTS } = await load('packages/messages/src/learner.ts');
const { es } = await load('packages/messages/src/es.ts');
const { first } = await load('packages/messages/src/es/first.ts');

const WEB = inRoot('packages/web/src');

/**
 * Modules of the frame that load further texts where they show: the search of staff, where the frame waits for every text, and the proof
 * that calls of screens with all texts ask for (router.tsx).
 */
const STAFF = new Set([
  'layout/frame/menu-of.ts',
  'layout/palette/use-beginnings.ts',
  'layout/palette/use-screen-entries.ts',
  'pieces/sesion/seguridad/StepUpDialog.tsx',
  'pieces/sesion/seguridad/use-llave-failure.ts',
]);

/** Explanations of figures (P100), in front of staff alone: no list or screen of learners names a figure, which a test holds. */
const FIGURES = new Set(
  ['FigureButton.tsx', 'FigureFacts.tsx', 'FiguresButton.tsx', 'use-figure-words.ts'].map((name) => `ui/figure/${name}`),
);

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/** @param {string} text @returns {string[]} addresses of the modules that a source imports, now or later, without those of types */
const importsOf = (text) =>
  [...text.matchAll(/^import (?!type )[^;]*? from '([^']+)'|\bimport\('([^']+)'\)/gm)].map(([, now, later]) => now ?? later ?? '');

/**
 * Collects a source of the client and all that it imports. The table of screens leads everywhere and is left out.
 * @param {string} file
 * @param {Set<string>} seen
 */
function collect(file, seen) {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file) || dirname(file) === join(WEB, 'screens')) return;
  seen.add(file);
  for (const imported of importsOf(read(file))) if (imported.startsWith('.')) collect(resolve(dirname(file), imported), seen);
}

/** @param {string} text @returns {string[]} first names of the keys that a source writes */
const groupsUsed = (text) =>
  [...text.matchAll(/useTranslations\('(\w+)|['`](\w+)\.[a-zA-Z$]/g)].map(([, group, key]) => group ?? key ?? '');

/** @type {string[]} texts of the learner's groups that are left out, as `ui.maestro` */
const staffTexts = Object.entries(STAFF_TEXTS).flatMap(([group, names]) => names.map((/** @type {string} */ name) => `${group}.${name}`));

/**
 * Whether a source may show a text: it writes its key whole, or its group and then the rest of the key.
 * @param {string} source
 * @param {string} key as `ui.maestro`
 */
function shows(source, key) {
  const [group = '', name = ''] = key.split('.');
  if (new RegExp(`['\`]${group}\\.${name}['\`.]`).test(source)) return true;
  return source.includes(`useTranslations('${group}')`) && new RegExp(`['\`]${name}['\`.]`).test(source);
}

/** @returns {Map<string, any>} the contract's lists, by the constant that holds each or that it is a part of */
function listConstants() {
  const constants = new Map();
  const folder = inRoot('packages/contract/src');
  const byName = new Map(Object.values(lists).map((list) => [list.name, list]));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))) {
    const found = read(join(folder, file)).matchAll(/export const (\w+) = define(List|Master|Import)\(\{\n {2}(?:name|domain): '([^']+)'/g);
    for (const [, constant = '', kind, name = ''] of found)
      constants.set(constant, byName.get(kind === 'Import' ? `${name}.importar` : name));
  }
  return constants;
}

/** Source of the one screen in the first file. */
const SIGN_IN = 'src/domains/sesion/LoginScreen.tsx';
const STRANGERS_AND_LEARNERS = new Set(['anonimo', 'publico', 'usuario']);
/** Screens that open with the learner's texts (`textsOf` of router.tsx). */
const learnerScreens = screens.filter(
  ({ audience, texts }) => (texts ?? (STRANGERS_AND_LEARNERS.has(audience) ? 'learner' : 'whole')) === 'learner',
);

/** @returns {Map<string, string>} sources that the screens of learners and visitors and their frame reach, by their names below src */
function learnerSources() {
  /** @type {Set<string>} */
  const files = new Set();
  collect(join(WEB, 'router.tsx'), files);
  for (const { source = SIGN_IN } of learnerScreens) collect(join(WEB, '..', source), files);
  return new Map([...files].map((file) => [file.slice(WEB.length + 1), read(file)]));
}

const constants = listConstants();
/** @param {string} source @returns {string[]} what it takes from the contract */
const contractNames = (source) =>
  [...source.matchAll(/^import [^;]*? from '@portal\/contract\/\w+';$/gm)].flatMap(([line]) => line.match(/\w+/g) ?? []);
const learnerLists = [...new Set([...learnerSources().values()].flatMap(contractNames))].flatMap((name) => constants.get(name) ?? []);

/**
 * Returns the columns that these texts leave without a heading, and those with values that they leave without a label.
 * @param {readonly any[]} shown
 * @param {any} texts
 */
const wordless = (shown, texts) =>
  shown.flatMap((list) =>
    Object.entries(list.columns).flatMap(([column, { kind, labels }]) => [
      ...(kind !== 'dato' && columnHeader(texts, list, column) === column ? [`${list.name}.${column}`] : []),
      ...(labels && optionsOf(texts, { labels }).length === 0 ? [`${list.name}.${column}: ${labels}`] : []),
    ]),
  );

test('the learner’s part of each language names the columns and values of every list of the learner’s screens', async () => {
  expect([...constants].filter(([, list]) => !list)).toEqual([]);
  expect(learnerLists.map(({ name }) => name)).toEqual(expect.arrayContaining(['tablero.tabla']));
  for (const language of SPOKEN) expect(wordless(learnerLists, catalogTexts(await loadLearnerTexts(language))), language).toEqual([]);
  // A list of staff alone: its words are not in the learner's part.
  const staff = catalogTexts(await loadLearnerTexts('es'));
  expect(wordless([lists['asignacion.lista']], staff)).not.toEqual([]);
  expect(wordless([lists.log], staff)).toContain('log.tabla: tabla');
});

test('the learner’s screens and their frame show no text outside the learner’s part of the catalogue', () => {
  const all = new Set(Object.keys(es));
  const part = new Set([...Object.keys(first), ...LEARNER_GROUPS]);
  const sources = learnerSources();
  const missing = [...sources].flatMap(([name, source]) => {
    const groups = STAFF.has(name) ? [] : groupsUsed(source);
    return groups.filter((group) => all.has(group) && !part.has(group)).map((group) => `${name}: ${group}`);
  });
  expect(sources.size).toBeGreaterThan(200);
  expect(missing, 'add the group to packages/messages/src/learner.ts, or the source to STAFF in this test').toEqual([]);
});

test('the learner’s screens and their frame show none of the texts that their groups leave to staff', () => {
  const shown = [...learnerSources()].flatMap(([name, source]) =>
    STAFF.has(name) || FIGURES.has(name) ? [] : staffTexts.filter((key) => shows(source, key)).map((key) => `${name}: ${key}`),
  );
  expect(staffTexts.length).toBeGreaterThan(15);
  expect(shown, 'the learner’s part lacks these texts: take them out of what learner.ts leaves to staff').toEqual([]);
});

test('no list or screen of learners names a figure, of which their texts say nothing', () => {
  expect(
    learnerLists.flatMap(({ name, columns }) => Object.values(columns).flatMap(({ cifra }) => (cifra ? [`${name}: ${cifra}`] : []))),
  ).toEqual([]);
  const named = [...learnerSources()].filter(
    ([name, source]) => /^(domains|pieces|layout)\//.test(name) && /\bcifra=|<Figures?Button/.test(source),
  );
  expect(named.map(([name]) => name)).toEqual([]);
});
