import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAllBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNodeLts } from './node-lts.mjs';
import { OperatorError } from './operator-error.mjs';
import { judge, one, readPlaywright, readVitest, sum, summaryLine, troubleLines } from './results.mjs';
import { inRoot } from './root.mjs';
import { fileStages } from './check-stages.mjs';
import { runChecks, runStages, seconds, stagesNamed } from './run-checks.mjs';
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
/** @typedef {{ name: string, parts: string[], run: (words: string[]) => Promise<Counts> }} Stage `parts`: words that choose it, as in `npm test -- web` */

const build = () => ensureAllBuilt().then(() => one(true));

/** The runners' reports; a folder for each run, so that two runs at once do not mix. */
const REPORTS = inRoot('.cache', `test-${process.pid}`);
const report = (/** @type {string} */ name) => join(REPORTS, name);

/** The part whose stages depend on what changed. */
const CHANGE = 'cambio';

/** Tests of the tools that build a second tree and check it. */
const LONG_TOOLS = 'new-master-tree.test.mjs';

/** What can differ on the embedded database, and a walk of every call; the long run takes all files (paths of packages/server). */
const ON_EMBEDDED = [
  'src/commands/respaldo/respaldo.test',
  'src/core/import/',
  'src/db/',
  'src/demo/first-data.test',
  'src/domains/asignacion/progreso.test',
  'src/domains/asignacion/propiedad.test',
  'src/domains/estado/estado.test',
  'src/domains/evaluacion/open-attempt.test',
  'src/domains/evaluacion/submit-cuestionario.test',
  'src/domains/reporte/propiedad.test',
  'src/domains/tablero/sumas.test',
  'src/jobs/',
  'src/list/',
  'src/testing/contract.test',
  'src/testing/sql/sql.test',
];

/** Tests that try everything when they run long, and a part of it every day. */
const THOROUGH = ['src/testing/bad-input.test', 'src/testing/attack/'];
const TRY_EVERYTHING = { TEST_LARGO: '1' };

/**
 * Stages of `npm test`, in order, on the Node that started it.
 * @type {readonly Stage[]}
 */
const EVERYDAY = [
  { name: 'comprobaciones', parts: ['check'], run: (words) => runChecks(inRoot(), words) },
  { name: 'herramientas', parts: ['tools'], run: (words) => vitest('tools', [...words, '--exclude', `**/${LONG_TOOLS}`]) },
  { name: 'contrato', parts: ['contract'], run: (words) => vitest('contract', words) },
  { name: 'textos', parts: ['messages'], run: (words) => vitest('messages', words) },
  { name: 'servidor (PostgreSQL)', parts: ['server', 'postgresql'], run: (words) => server('postgresql', words) },
  {
    name: 'servidor (base embebida)',
    parts: ['server', 'embebida'],
    run: (words) => server('embebida', words.length > 0 ? words : ON_EMBEDDED),
  },
  { name: 'cliente web', parts: ['web'], run: (words) => vitest('web', words) },
  { name: 'compilación', parts: ['e2e', 'build'], run: build },
  { name: 'recorridos en el navegador', parts: ['e2e'], run: (words) => playwright(['durability', 'browser'], words) },
];

/**
 * Stages of `npm test -- largo`, in order: what needs much time or rare programs, and the newest LTS line of Node.
 * @type {readonly Stage[]}
 */
const LONG = [
  {
    name: 'herramientas (Node LTS)',
    parts: ['largo', 'node-lts'],
    run: async (words) => vitest('tools', words, { node: await ensureNodeLts() }),
  },
  {
    name: 'base embebida entera (Node LTS)',
    parts: ['largo', 'node-lts', 'embebida-entera'],
    run: async (words) => server('embebida', words, { node: await ensureNodeLts() }),
  },
  { name: 'servidor a fondo (PostgreSQL)', parts: ['largo'], run: () => server('postgresql', THOROUGH, { env: TRY_EVERYTHING }) },
  { name: 'compilación', parts: ['largo', 'e2e-largo'], run: build },
  { name: 'recorridos largos', parts: ['largo', 'e2e-largo'], run: longJourneys },
];

/**
 * Stages of `npm test -- cambio [revision]`: what proves the files that differ from a revision.
 * @param {string[]} words
 * @returns {Promise<Stage[]>}
 */
async function changeStages([base]) {
  // Imported late: it uses packages, and this file runs before they are installed.
  const { changedFiles, importsOfSources } = await import('./change/changed-files.mjs');
  const { planChange } = await import('./change/plan.mjs');
  const { files, checks, tests, journeys, left } = planChange(await changedFiles(base), await importsOfSources());
  const here = [...tests].filter(([project]) => project !== 'embebida');
  const embedded = tests.get('embebida') ?? [];
  if (left > 0) console.log(`El cambio alcanza a ${left} archivos de pruebas más: los prueba «npm test».`);
  /** @type {Omit<Stage, 'parts'>[]} */
  const stages = [{ name: 'comprobaciones', run: () => runStages([...fileStages(inRoot(), files), ...stagesNamed(inRoot(), checks)]) }];
  if (here.length > 0)
    stages.push({
      name: 'pruebas',
      run: () =>
        server(
          here.map(([project]) => project),
          here.flatMap(([, paths]) => paths),
        ),
    });
  if (embedded.length > 0) stages.push({ name: 'pruebas (base embebida)', run: () => server('embebida', embedded) });
  if (journeys.length > 0)
    stages.push({
      name: 'recorridos',
      run: () =>
        playwright(
          ['browser'],
          journeys.map((name) => `journeys/${name}.spec.ts`),
        ),
    });
  return stages.map((stage) => ({ ...stage, parts: ['cambio'] }));
}

/**
 * Projects of vitest.config.ts.
 * @param {string | string[]} projects
 * @param {string[]} words
 * @param {{ node?: string, env?: NodeJS.ProcessEnv }} [options] `node`: the Node that runs them
 */
async function vitest(projects, words, { node = process.execPath, env = {} } = {}) {
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
async function server(projects, words, options) {
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

/** @param {string[]} words */
async function longJourneys(words) {
  await ensureOtherBrowsers(words);
  return playwright(['long-durability', 'long-browser', 'processes'], words);
}

/**
 * Some projects of e2e/playwright.config.ts.
 * @param {string[]} projects
 * @param {string[]} words
 */
async function playwright(projects, words) {
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
 * @param {string} [part] none: every everyday stage
 * @param {string[]} [words] passed to the runners (file filters)
 * @returns {Promise<boolean>} whether tests ran and none failed
 */
export async function runTests(part, words = []) {
  const all = [...EVERYDAY, ...LONG];
  const chosen = part === undefined ? EVERYDAY : all.filter(({ parts }) => parts.includes(part));
  if (chosen.length === 0 && part !== CHANGE) {
    const known = [...new Set([...all.flatMap(({ parts }) => parts), CHANGE])];
    throw new OperatorError(`No hay una parte «${part}». Use: npm test [-- ${known.join('|')}]`);
  }
  try {
    await ensureInstalled();
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : String(error)}\n\n${summaryLine(one(false))}`);
    return false;
  }
  mkdirSync(REPORTS, { recursive: true });
  const results = [];
  const stages = part === CHANGE ? await changeStages(words) : chosen;
  for (const stage of stages) results.push(await timed(stage, words));
  rmSync(REPORTS, { recursive: true, force: true });
  const total = sum(results.map(({ counts }) => counts));
  console.log('\n════ resumen ════');
  for (const { name, counts, duration } of results) console.log(`  ${name.padEnd(32)} ${duration.padStart(8)}   ${summaryLine(counts)}`);
  for (const line of results.flatMap(({ name, counts }) => troubleLines(name, counts))) console.log(line);
  console.log(summaryLine(total));
  return total.failed === 0 && total.passed > 0;
}
