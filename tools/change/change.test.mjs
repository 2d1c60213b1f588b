import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedChecks } from './checks.mjs';
import { forkPoint, importsOfSources } from './changed-files.mjs';
import { domainOf, reachedFrom } from './imports.mjs';
import { FLOORS, JOURNEYS } from './journeys.mjs';
import { planChange } from './plan.mjs';
import { beginRepository } from '../fixture/git-history.mjs';
import { inRoot } from '../root.mjs';

const imports = await importsOfSources();
/** @param {string[]} changed */
const plan = (...changed) => planChange(changed, imports);
/** @param {ReturnType<typeof plan>} planned */
const filesOf = ({ tests }) => [...tests.values()].flat();

test('a text is proven by the tests of the texts alone', () => {
  const { checks, tests, journeys, left } = plan('packages/messages/locales/de.json');
  expect([...tests.keys()]).toEqual(['messages']);
  expect(checks).toEqual(['texts', 'citations']);
  expect([journeys, left]).toEqual([[], 0]);
  expect(plan('packages/messages/src/es/curso.ts').checks).toContain('types packages/web');
});

test('a change in one domain is proven by its tests in every package, the tests that reach it, and its journeys', () => {
  const planned = plan('packages/server/src/domains/curso/curso.repository.ts', 'packages/contract/src/curso/curso.ts');
  const files = filesOf(planned);
  expect(files).toContain('packages/server/src/domains/curso/curso.test.ts');
  expect(files).toContain('packages/web/src/domains/curso/CursoEditScreen.test.tsx');
  expect(planned.journeys).toEqual(JOURNEYS['curso']);
  expect(planned.left).toBe(0);
  expect(plan('packages/web/src/pieces/curso/CursoSource.tsx').journeys).toEqual(JOURNEYS['curso']);
  // Neither all screens nor all calls, though each is one of a registry that imports this domain too.
  expect(files.filter((file) => domainOf(file) === 'webhook')).toEqual([]);
});

test('a change below the domains is proven by the nearest tests, and says how many it leaves', () => {
  const planned = plan('packages/server/src/db/executor.ts', 'packages/server/src/db/connection.ts');
  expect(filesOf(planned)).toContain('packages/server/src/db/connection.test.ts');
  expect(planned.left).toBeGreaterThan(50);
  expect(plan('packages/server/src/db/embedded/lock.ts').tests.get('embebida')).toContain('packages/server/src/db/embedded/lock.test.ts');
});

test('a changed test or journey proves itself; a deleted file is not looked for', () => {
  const own = 'e2e/journeys/retry.spec.ts';
  expect(plan(own)).toMatchObject({ journeys: ['retry'], checks: ['types e2e', 'citations'] });
  expect(filesOf(plan('packages/web/src/domains/log/Gone.test.tsx'))).not.toContain('packages/web/src/domains/log/Gone.test.tsx');
  expect(plan('packages/web/src/domains/log/Gone.tsx').files).toEqual([]);
});

test('a hub is reached and passes nothing on, unless it is changed itself', () => {
  const hub = Array.from({ length: 9 }, (_none, index) => `packages/server/src/domains/d${index}/x.ts`);
  const tree = new Map([
    ['app.ts', hub],
    ['app.test.ts', ['app.ts']],
  ]);
  expect(reachedFrom(tree, [hub[0] ?? ''])).toEqual([hub[0], 'app.ts']);
  expect(reachedFrom(tree, ['app.ts'])).toEqual(['app.ts', 'app.test.ts']);
});

test('the map of journeys names domains and journeys that exist', () => {
  const domains = new Set(['packages/server/src/domains', 'packages/contract/src'].flatMap((folder) => readdirSync(inRoot(folder))));
  expect(Object.keys(JOURNEYS).filter((domain) => !domains.has(domain))).toEqual([]);
  const named = [...Object.values(JOURNEYS).flat(), ...FLOORS.flatMap(([, journeys]) => journeys)];
  const gone = named.filter((name) => !existsSync(inRoot(`e2e/journeys/${name}.spec.ts`)));
  expect(gone, 'take these out of tools/change/journeys.mjs').toEqual([]);
});

test('a branch is compared with the commit where it left main, and main with nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-rama-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = beginRepository(root);
  git('commit', '-q', '--allow-empty', '-m', 'uno');
  const left = git('rev-parse', 'HEAD');
  expect(await forkPoint(root)).toBeUndefined();
  git('checkout', '-q', '-b', 'rama');
  git('commit', '-q', '--allow-empty', '-m', 'dos');
  expect(await forkPoint(root)).toBe(left);
  git('branch', '-q', '-D', 'main');
  expect(await forkPoint(root)).toBeUndefined();
});

test('the checks of a change are those of its files and of what it can break; an unknown revision is refused', async () => {
  const names = (await changedChecks('HEAD')).map(({ name }) => name);
  expect(names).toContain('citations');
  expect(names.filter((name) => ['audit', 'first visit', 'weights', 'patterns'].includes(name))).toEqual([]);
  await expect(changedChecks('no-hay-tal-revision')).rejects.toThrow('no-hay-tal-revision');
});
