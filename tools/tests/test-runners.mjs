import { join } from 'node:path';
import { ensureAllBuilt } from '../build.mjs';
import { OperatorError } from '../run/operator-error.mjs';
import { judge, one, readPlaywright, readVitest } from './results.mjs';
import { inRoot } from '../root.mjs';
import { run, runNode } from '../run/run.mjs';
import { ensurePrograms } from '../setup.mjs';

/** @typedef {import('./results.mjs').Counts} Counts */

/** The runners' reports; a folder for each run, so that two runs at once do not mix. */
export const REPORTS = inRoot('.cache', `test-${process.pid}`);
const report = (/** @type {string} */ name) => join(REPORTS, name);

/** Builds server and client, which counts as one test. */
export const build = () => ensureAllBuilt().then(() => one(true));

/**
 * Projects of vitest.config.ts.
 * @param {string | string[]} projects
 * @param {string[]} words
 * @param {{ node?: string, env?: NodeJS.ProcessEnv }} [options] `node`: the Node that runs them
 */
export async function vitest(projects, words, { node = process.execPath, env = {} } = {}) {
  const names = [projects].flat();
  const file = report(`${names.join('-')}.json`);
  const notesFile = report(`${names.join('-')}-notes.json`);
  const reporters = ['default', 'json', inRoot('tools/tests/run-reporter.mjs')].map((name) => `--reporter=${name}`);
  const args = ['run', ...names.map((name) => `--project=${name}`), ...reporters, `--outputFile.json=${file}`];
  const { code } = await run(node, [inRoot('node_modules/vitest/vitest.mjs'), ...args, ...words], {
    env: { ...env, NOTES_FILE: notesFile },
  });
  return judge(readVitest(file, notesFile), code);
}

/**
 * Tests of the server on some databases, with the programs that they need.
 * @type {typeof vitest}
 */
export async function server(projects, words, options) {
  if ([projects].flat().includes('postgresql')) await ensurePrograms('libreoffice', 'postgres', 'pgbouncer');
  else await ensurePrograms('libreoffice');
  return vitest(projects, words, options);
}

/**
 * Installs programs of some journeys, if those run. Where one cannot be had its journeys count as skipped; on CI they fail.
 * @param {string[]} words
 * @param {{ journeys: string, programs: import('../setup.mjs').ProgramId[] }} needs `journeys`: part of the names of their files
 */
async function ensureRare(words, { journeys, programs }) {
  const files = words.filter((word) => !word.startsWith('-'));
  if (files.length > 0 && !files.some((word) => word.includes(journeys))) return;
  for (const program of programs) {
    await ensurePrograms(program).catch((/** @type {unknown} */ error) =>
      console.log(error instanceof OperatorError ? error.message : error),
    );
  }
}

/**
 * Journeys of the long run.
 * @param {string[]} projects of e2e/playwright.config.ts
 * @param {string[]} words
 */
export async function longJourneys(projects, words) {
  if (projects.includes('long-browser')) await ensureRare(words, { journeys: 'browsers', programs: ['firefox', 'webkit', 'xvfb'] });
  return playwright(projects, words);
}

/**
 * Some projects of e2e/playwright.config.ts.
 * @param {string[]} projects
 * @param {string[]} words
 */
export async function playwright(projects, words) {
  await ensureRare(words, { journeys: 'clock', programs: ['faketime'] });
  await ensurePrograms('chromium', 'nginx', 'postgres');
  const file = report('e2e.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...projects.map((name) => `--project=${name}`)];
  const { code } = await runNode(inRoot('node_modules/@playwright/test/cli.js'), [...args, ...words], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return judge(readPlaywright(file), code);
}
