import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import architecture from '../.dependency-cruiser.mjs';
import { checkLockFile, checkStages } from './check-stages.mjs';
import { CLEAN_TREE } from './fixture/clean-tree.mjs';
import { plantTree } from './fixture/plant.mjs';
import lintPlugin from './lint/plugin.mjs';
import { CODE, DEAD, FORMAT, IMPORTS, SUPPORT, TYPES } from './fixture/violations.mjs';

/** @typedef {import('./fixture/violations.mjs').Violation} Violation */

/** These read the tree they are given; "generated" reads the repository and has its own test. */
const OF_THE_TREE = (/** @type {{ name: string }} */ { name }) => name !== 'generated';

const SERVER = 'packages/server/package.json';
const filesOf = (/** @type {Violation[]} */ violations) =>
  Object.fromEntries(violations.filter(({ code }) => code.trim()).map(({ file, code }) => [file, code]));

/**
 * Where each tool says that a rule is broken: `rule file`.
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

test('a tree that keeps every rule passes every check', async (t) => {
  const { root, remove } = plantTree();
  t.after(remove);
  for (const stage of checkStages(root).filter(OF_THE_TREE)) {
    const { ok, output } = await stage.run();
    assert.ok(ok, `${stage.name}:\n${output}`);
  }
});

describe('a planted violation makes its check fail by name', () => {
  /** @type {ReturnType<typeof plantTree>} */
  let tree;
  before(() => {
    const unused = CLEAN_TREE[SERVER]?.replace('"kysely"', '"croner": "*",\n    "kysely"') ?? '';
    tree = plantTree({ ...SUPPORT, ...filesOf([...IMPORTS, ...CODE, ...TYPES, ...DEAD, ...FORMAT]), [SERVER]: unused });
  });
  after(() => tree.remove());

  for (const [start, violations] of /** @type {[string, Violation[]][]} */ ([
    ['architecture', IMPORTS],
    ['lint', CODE],
    ['types', TYPES],
  ])) {
    test(start, async () => {
      const { ok, output } = await outcomeOf(tree.root, start);
      const found = new Set(FINDINGS[start]?.(output));
      const asleep = violations.map(({ rule, file }) => `${rule} ${file}`).filter((finding) => !found.has(finding));
      assert.equal(ok, false);
      assert.deepEqual(asleep, []);
    });
  }

  test('dead code', async () => {
    const { ok, output } = await outcomeOf(tree.root, 'dead code');
    assert.equal(ok, false);
    for (const { rule, file } of DEAD) assert.match(output, new RegExp(`${rule}[^]*${file}`), output);
    assert.match(output, /Unused dependencies[^]*croner +packages\/server/);
  });

  test('format', async () => {
    const { ok, output } = await outcomeOf(tree.root, 'format');
    assert.equal(ok, false);
    for (const { file } of FORMAT) assert.match(output, new RegExp(file));
  });
});

test('every rule of our own has a planted violation', () => {
  const planted = new Set([...IMPORTS, ...CODE].map(({ rule }) => rule));
  const ours = [...architecture.forbidden.map(({ name }) => name), ...Object.keys(lintPlugin.rules).map((name) => `portal(${name})`)];
  assert.deepEqual(
    ours.filter((rule) => !planted.has(rule)),
    [],
  );
});

const lockWith = (/** @type {object} */ entry) => JSON.stringify({ packages: { '': {}, 'node_modules/a': entry } });

test('a lock file that names a download host or pins no content is refused', () => {
  assert.equal(checkLockFile(lockWith({ version: '1.0.0', integrity: 'sha512-a' })).ok, true);
  assert.equal(checkLockFile(lockWith({ resolved: 'packages/a', link: true })).ok, true);
  assert.match(
    checkLockFile(lockWith({ integrity: 'sha512-a', resolved: 'https://registry.example/a.tgz' })).output,
    /node_modules\/a.*resolved/,
  );
  assert.match(checkLockFile(lockWith({ version: '1.0.0' })).output, /node_modules\/a.*integrity/);
});
