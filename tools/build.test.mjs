import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBuilt, TARGETS } from './build.mjs';
import { inRoot } from './root.mjs';

const target = { name: 'de prueba', folder: 'packages/a', proof: 'main.js', sources: ['packages/a'] };
let root = '';
let builds = 0;

/** A slow fake build: copies its source into its result, and fails when the source says so. */
const build = async (/** @type {typeof target} */ { folder }, /** @type {string} */ outDir) => {
  builds += 1;
  const source = readFileSync(join(root, folder, 'main.ts'), 'utf8');
  writeFileSync(join(outDir, 'half.js'), '');
  await sleep(50);
  if (source === 'broken') return { code: 1, output: 'no compila' };
  writeFileSync(join(outDir, 'main.js'), source);
  return { code: 0, output: '' };
};
const write = (/** @type {string} */ source) => writeFileSync(join(root, 'packages/a/main.ts'), source);
const built = () => readFileSync(join(root, 'packages/a/dist/main.js'), 'utf8');
const ensure = () => ensureBuilt(target, { root, build });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-build-'));
  builds = 0;
  mkdirSync(join(root, 'packages/a'), { recursive: true });
  write('one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('builds once, and again only when a source changed', async () => {
  expect(await ensure()).toBe(true);
  expect(await ensure()).toBe(false);
  write('two');
  expect(await ensure()).toBe(true);
  expect(built()).toBe('two');
  expect(builds).toBe(2);
  expect(readdirSync(join(root, 'packages/a')).toSorted()).toEqual(['dist', 'main.ts']);
});

test('two starts at once build once', async () => {
  const results = await Promise.all([ensure(), ensure()]);
  expect(results.toSorted()).toEqual([false, true]);
  expect(builds).toBe(1);
});

test('a failed build leaves the last good one and is tried again', async () => {
  await ensure();
  write('broken');
  await expect(ensure()).rejects.toThrow(/no compila[^]*de prueba/);
  expect(built()).toBe('one');
  await expect(ensure()).rejects.toThrow(/no compila/);
  write('three');
  await ensure();
  expect(built()).toBe('three');
});

test('an interrupted build does not count as current', async () => {
  await ensure();
  rmSync(join(root, 'packages/a/dist/main.js'));
  expect(await ensure()).toBe(true);
});

test('every target is a package of this repository', () => {
  for (const { folder } of TARGETS) expect(existsSync(inRoot(folder, 'package.json'))).toBe(true);
});
