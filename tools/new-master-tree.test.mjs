import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStages } from './check/check-stages.mjs';
import { beginRepository } from './fixture/git-history.mjs';
import { linkPackages } from './fixture/plant.mjs';
import { finishMaster, writeMaster } from './new-master.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run/run.mjs';

/** Names of one record and of several in every language; the Spanish ones follow from the master's name. */
const NAMES = ['de=Werkstatt,Werkstätten', 'en=Workshop,Workshops', 'fr=Atelier,Ateliers', 'ja=研修会', 'zh=工作坊'];

/**
 * Rules that name every master, table, call or screen, by project of Vitest: a new master breaks them where the tool forgets a line.
 * @type {[project: string, words: string[]][]}
 */
const RULES = [
  ['tools', ['areas', 'change', 'domain-names', 'guide', 'learner-texts', 'routes', 'texts']],
  ['messages', ['terms', 'plurals', 'lists']],
  [
    'embebida',
    ['/taller/', 'db/rastro', 'testing/rastro', 'privacidad/exportar', 'access-matrix', 'testing/contract', 'testing/sql', 'scope.test'],
  ],
  ['web', ['empty-lists', 'layout/menu']],
];

let root = '';
/** @type {string[]} */
let files = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-taller-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: inRoot(), encoding: 'utf8' });
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(inRoot(path), join(root, path));
  }
  linkPackages(root);
  // Some rules ask git for the sources.
  beginRepository(root)('commit', '-q', '--allow-empty', '-m', 'inicio');
  const { written, linked } = writeMaster('taller', root, NAMES);
  files = [...written, ...linked];
  await finishMaster(files, root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} program below node_modules @param {string[]} args */
async function passes(program, args) {
  const { code, output } = await runNode(inRoot('node_modules', program), args, { cwd: root, capture: true });
  expect(code, output).toBe(0);
}

test('a new master compiles and keeps the rules of the house as the tool leaves it', async () => {
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  await passes('oxfmt/bin/oxfmt', ['--check', ...files]);
  await passes('oxlint/bin/oxlint', ['--deny-warnings', ...code]);
  const wanted = checkStages(root).filter(({ name }) => /^(types|dead code|citations|texts)/.test(name));
  for (const { name, run } of wanted) {
    const { ok, output } = await run();
    expect(ok, `${name}:\n${output}`).toBe(true);
  }
});

test.each(RULES)('no rule of %s misses a line of it', (project, words) =>
  passes('vitest/vitest.mjs', ['run', '--project', project, ...words]),
);
