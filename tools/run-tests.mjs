import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAllBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNodeLts } from './node-lts.mjs';
import { OperatorError } from './operator-error.mjs';
import { failureLines, judge, one, readPlaywright, readVitest, sum, summaryLine } from './results.mjs';
import { inRoot } from './root.mjs';
import { runChecks, seconds } from './run-checks.mjs';
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
/** @typedef {{ name: string, parts: string[], run: (words: string[]) => Promise<Counts> }} Stage */

/** The runners' reports; a folder for each run, so that two runs at once do not mix. */
const REPORTS = inRoot('.cache', `test-${process.pid}`);
const report = (/** @type {string} */ name) => join(REPORTS, name);

/**
 * Stages of `npm test`, in order. Those that run on the newest LTS line of Node, not on the present one, are also the part `node-lts`. `parts` are the words that choose a stage: `npm test -- web`.
 * @type {readonly Stage[]}
 */
const STAGES = [
  { name: 'comprobaciones', parts: ['check'], run: (words) => runChecks(inRoot(), words) },
  { name: 'herramientas', parts: ['tools', 'node-lts'], run: testTools },
  { name: 'contrato', parts: ['contract'], run: (words) => vitest('contract', words) },
  { name: 'textos', parts: ['messages'], run: (words) => vitest('messages', words) },
  { name: 'servidor (base embebida)', parts: ['server', 'embebida', 'node-lts'], run: testOnEmbedded },
  { name: 'servidor (PostgreSQL)', parts: ['server', 'postgresql'], run: testOnPostgres },
  { name: 'cliente web', parts: ['web'], run: (words) => vitest('web', words) },
  { name: 'compilación', parts: ['e2e', 'build'], run: () => ensureAllBuilt().then(() => one(true)) },
  { name: 'recorridos en el navegador', parts: ['e2e'], run: playwright },
];

/**
 * One project of vitest.config.ts.
 * @param {string} project
 * @param {string[]} words
 * @param {string} [node] the Node that runs it
 */
async function vitest(project, words, node = process.execPath) {
  const file = report(`${project}.json`);
  const errorsFile = report(`${project}-errors.json`);
  const reporters = ['default', 'json', inRoot('tools/errors-reporter.mjs')].map((name) => `--reporter=${name}`);
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${file}`];
  const env = { ERRORS_FILE: errorsFile };
  const { code } = await run(node, [inRoot('node_modules/vitest/vitest.mjs'), ...args, ...words], { env });
  return judge(readVitest(file, errorsFile), code);
}

/** @param {string[]} words */
async function testTools(words) {
  return vitest('tools', words, await ensureNodeLts());
}

/** @param {string[]} words */
async function testOnEmbedded(words) {
  process.env.LIBREOFFICE_PATH = await ensureLibreOffice();
  return vitest('embebida', words, await ensureNodeLts());
}

/** @param {string[]} words */
async function testOnPostgres(words) {
  process.env.LIBREOFFICE_PATH = await ensureLibreOffice();
  process.env.POSTGRES_BIN = await ensurePostgres();
  process.env.PGBOUNCER_PATH = await ensurePgbouncer();
  return vitest('postgresql', words);
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

/** @param {string[]} words */
async function playwright(words) {
  await ensureOtherBrowsers(words);
  await ensureJumpingClock(words);
  const file = report('e2e.json');
  const env = { CHROMIUM_PATH: await ensureChromium(), NGINX_PATH: await ensureNginx(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await runNode(inRoot('node_modules/@playwright/test/cli.js'), [...args, ...words], { env });
  return judge(readPlaywright(file), code);
}

/**
 * A stage that cannot run counts as one failure and does not stop the next ones.
 * @param {Stage} stage
 * @param {string[]} words
 */
async function timed(stage, words) {
  console.log(`\n════ ${stage.name} ════`);
  const start = performance.now();
  const counts = await stage.run(words).catch((error) => {
    console.error(error instanceof OperatorError ? error.message : error);
    return one(false);
  });
  return { name: stage.name, counts, duration: seconds(start) };
}

/**
 * Runs the chosen stages and prints the count as the last line.
 * @param {string} [part] none: everything
 * @param {string[]} [words] passed to the runners (file filters)
 * @returns {Promise<boolean>} whether tests ran and none failed
 */
export async function runTests(part, words = []) {
  const stages = STAGES.filter(({ parts }) => !part || parts.includes(part));
  if (stages.length === 0) {
    throw new OperatorError(
      `No hay una parte «${part}». Use: npm test [-- ${[...new Set(STAGES.flatMap(({ parts }) => parts))].join('|')}]`,
    );
  }
  try {
    await ensureInstalled();
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : String(error)}\n\n${summaryLine(one(false))}`);
    return false;
  }
  mkdirSync(REPORTS, { recursive: true });
  const results = [];
  for (const stage of stages) results.push(await timed(stage, words));
  rmSync(REPORTS, { recursive: true, force: true });
  const total = sum(results.map(({ counts }) => counts));
  console.log('\n════ resumen ════');
  for (const { name, counts, duration } of results) console.log(`  ${name.padEnd(28)} ${duration.padStart(8)}   ${summaryLine(counts)}`);
  for (const line of results.flatMap(({ name, counts }) => failureLines(name, counts))) console.log(line);
  console.log(summaryLine(total));
  return total.failed === 0 && total.passed > 0;
}
