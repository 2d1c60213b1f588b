import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import folders from '../../.dependency-cruiser.folders.mjs';
import architecture from '../../.dependency-cruiser.mjs';
import { checkLockFile, checkStages, lintApi, OPENAPI } from './check-stages.mjs';
import { CLEAN_TREE } from '../fixture/clean-tree.mjs';
import { plantTree } from '../fixture/plant.mjs';
import lintPlugin from '../lint/plugin.mjs';
import { inRoot } from '../root.mjs';
import { CIRCLES, CODE, DEAD, FORMAT, IMPORTS, SUPPORT, TYPES } from '../fixture/violations.mjs';

/** @typedef {import('../fixture/violations.mjs').Violation} Violation */

/** These check this repository's own documents, the registry's answer, this repository's catalogue and its patterns; each has its own tests. */
const ELSEWHERE = new Set(['generated', 'audit', 'texts', 'patterns', 'api', 'first visit', 'weights']);
const OF_THE_TREE = (/** @type {{ name: string }} */ { name }) => !ELSEWHERE.has(name);

const SERVER = 'packages/server/package.json';
const filesOf = (/** @type {Violation[]} */ violations) =>
  Object.fromEntries(violations.filter(({ code }) => code.trim()).map(({ file, code }) => [file, code]));

/**
 * Reads the violations from each tool's output, as `rule file`.
 * @type {Record<string, (output: string) => string[]>}
 */
const FINDINGS = {
  lint: (output) =>
    [...output.matchAll(/[×x] ([\w-]+\([\w-]+\)):.*?\[([^[\]\s]+?):\d+:\d+\]/gs)].map(([, rule, file]) => `${rule} ${file}`),
  architecture: (output) => [...output.matchAll(/error (\S+): (\S+)/g)].map(([, rule, file]) => `${rule} ${file}`),
  types: (output) => [...output.matchAll(/^(\S+)\(\d+,\d+\): error (TS\d+)/gm)].map(([, file, rule]) => `${rule} ${file}`),
};

/** @param {string} root @param {string} start of the stages' names */
async function outcomeOf(root, start) {
  const outcomes = [];
  for (const stage of checkStages(root).filter(({ name }) => name.startsWith(start))) outcomes.push(await stage.run());
  return { ok: outcomes.every(({ ok }) => ok), output: stripVTControlCharacters(outcomes.map(({ output }) => output).join('\n')) };
}

test('a tree that keeps every rule passes every check', async () => {
  const { root, remove } = plantTree();
  onTestFinished(remove);
  for (const stage of checkStages(root).filter(OF_THE_TREE)) {
    const { ok, output } = await stage.run();
    expect(ok, `${stage.name}:\n${output}`).toBe(true);
  }
});

test('the document of the API is refused with an operation that a generated client cannot name', async () => {
  const document = (/** @type {string} */ operationId) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Portal', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/api' }],
      security: [],
      tags: [{ name: 'curso' }],
      paths: {
        '/curso/sellst': {
          get: { operationId, summary: 'Cursos', tags: ['curso'], responses: { 200: { description: 'Sí' }, 400: { description: 'No' } } },
        },
      },
    });
  for (const [id, valid] of /** @type {const} */ ([
    ['cursoSellst', true],
    ['GET /curso/sellst', false],
  ])) {
    const { root, remove } = plantTree({ [OPENAPI]: document(id), 'redocly.yaml': readFileSync(inRoot('redocly.yaml'), 'utf8') });
    onTestFinished(remove);
    const { ok, output } = await lintApi(root);
    expect(ok, output).toBe(valid);
    expect(output.includes('operation-operationId-url-safe')).toBe(!valid);
  }
});

describe('a planted violation makes its check fail by name', () => {
  /** @type {ReturnType<typeof plantTree>} */
  let tree;
  beforeAll(() => {
    const unused = CLEAN_TREE[SERVER]?.replace('"kysely"', '"croner": "*",\n    "kysely"') ?? '';
    tree = plantTree({ ...SUPPORT, ...filesOf([...IMPORTS, ...CODE, ...TYPES, ...DEAD, ...FORMAT]), [SERVER]: unused });
  });
  afterAll(() => tree.remove());

  for (const [start, violations] of /** @type {[string, Violation[]][]} */ ([
    ['architecture', IMPORTS],
    ['lint', CODE],
    ['types', TYPES],
  ])) {
    test(start, async () => {
      const { ok, output } = await outcomeOf(tree.root, start);
      const found = new Set(FINDINGS[start]?.(output));
      const asleep = violations.map(({ rule, file }) => `${rule} ${file}`).filter((finding) => !found.has(finding));
      expect(ok).toBe(false);
      expect(asleep).toEqual([]);
    });
  }

  test('dead code', async () => {
    const { ok, output } = await outcomeOf(tree.root, 'dead code');
    expect(ok).toBe(false);
    for (const { rule, file } of DEAD) expect(output).toMatch(new RegExp(`${rule}[^]*${file}`));
    expect(output).toMatch(/Unused dependencies[^]*croner +packages\/server/);
  });

  test('format', async () => {
    const { ok, output } = await outcomeOf(tree.root, 'format');
    expect(ok).toBe(false);
    for (const { file } of FORMAT) expect(output).toMatch(new RegExp(file));
  });
});

test.each(CIRCLES)('a circle of folders through $file is refused', async ({ rule, file, code }) => {
  const port = { 'packages/server/src/core/port.ts': "export { port } from '../config/config.ts';\n" };
  const { root, remove } = plantTree({ ...port, [file]: code });
  onTestFinished(remove);
  const { ok, output } = await outcomeOf(root, 'architecture of folders');
  expect(ok).toBe(false);
  expect(FINDINGS['architecture']?.(output)).toContain(`${rule} ${file.replace(/\/[^/]+$/, '')}`);
});

test('every rule of our own has a planted violation', () => {
  const planted = new Set([...IMPORTS, ...CIRCLES, ...CODE].map(({ rule }) => rule));
  const ours = [
    ...[...architecture.forbidden, ...folders.forbidden].map(({ name }) => name),
    ...Object.keys(lintPlugin.rules).map((name) => `portal(${name})`),
  ];
  expect(ours.filter((rule) => !planted.has(rule))).toEqual([]);
});

const lockWith = (/** @type {object} */ entry) => JSON.stringify({ packages: { '': {}, 'node_modules/a': entry } });

test('a lock file that names a download host or pins no content is refused', () => {
  expect(checkLockFile(lockWith({ version: '1.0.0', integrity: 'sha512-a' })).ok).toBe(true);
  expect(checkLockFile(lockWith({ resolved: 'packages/a', link: true })).ok).toBe(true);
  const foreign = lockWith({ integrity: 'sha512-a', resolved: 'https://registry.example/a.tgz' });
  expect(checkLockFile(foreign).output).toMatch(/node_modules\/a.*resolved/);
  expect(checkLockFile(lockWith({ version: '1.0.0' })).output).toMatch(/node_modules\/a.*integrity/);
});
