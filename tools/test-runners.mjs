import { join } from 'node:path';
import { ensureAllBuilt } from './build.mjs';
import { OperatorError } from './operator-error.mjs';
import { judge, one, readPlaywright, readVitest } from './results.mjs';
import { inRoot } from './root.mjs';
import { run, runNode } from './run.mjs';
import {
  ensureChromium,
  ensureFaketime,
  ensureFirefox,
  ensureLibreOffice,
  ensureNginx,
  ensurePgbouncer,
  ensurePostgres,
  ensureWebKit,
} from './setup.mjs';

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
  const reporters = ['default', 'json', inRoot('tools/run-reporter.mjs')].map((name) => `--reporter=${name}`);
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
  process.env.LIBREOFFICE_PATH = await ensureLibreOffice();
  if ([projects].flat().includes('postgresql')) {
    process.env.POSTGRES_BIN = await ensurePostgres();
    process.env.PGBOUNCER_PATH = await ensurePgbouncer();
  }
  return vitest(projects, words, options);
}

/**
 * Installs the other browsers, if their journeys run. Where they cannot be had those journeys count as skipped; on CI they fail.
 * @param {string[]} words
 */
async function ensureOtherBrowsers(words) {
  const files = words.filter((word) => !word.startsWith('-'));
  if (files.length > 0 && !files.some((word) => word.includes('browsers'))) return;
  for (const ensure of [ensureFirefox, ensureWebKit]) {
    await ensure().catch((/** @type {unknown} */ error) => console.log(error instanceof OperatorError ? error.message : error));
  }
}

/**
 * Installs libfaketime where the journey of a jumping clock runs; where it cannot be had that one counts as skipped.
 * @param {string[]} words
 */
async function ensureJumpingClock(words) {
  const files = words.filter((word) => !word.startsWith('-'));
  if (files.length > 0 && !files.some((word) => word.includes('clock'))) return;
  await ensureFaketime().catch((/** @type {unknown} */ error) => console.log(error instanceof OperatorError ? error.message : error));
}

/** The journeys of the long run. @param {string[]} words */
export async function longJourneys(words) {
  await ensureOtherBrowsers(words);
  return playwright(['long-durability', 'long-browser', 'processes'], words);
}

/**
 * Some projects of e2e/playwright.config.ts.
 * @param {string[]} projects
 * @param {string[]} words
 */
export async function playwright(projects, words) {
  await ensureJumpingClock(words);
  const file = report('e2e.json');
  const env = {
    CHROMIUM_PATH: await ensureChromium(),
    NGINX_PATH: await ensureNginx(),
    POSTGRES_BIN: await ensurePostgres(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...projects.map((name) => `--project=${name}`)];
  const { code } = await runNode(inRoot('node_modules/@playwright/test/cli.js'), [...args, ...words], { env });
  return judge(readPlaywright(file), code);
}
