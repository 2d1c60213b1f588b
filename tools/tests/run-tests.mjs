import { mkdirSync, rmSync } from 'node:fs';
import { ensureInstalled } from '../run/install.mjs';
import { OperatorError } from '../run/operator-error.mjs';
import { fits, orderOf, slownessOf } from './fitting.mjs';
import { one, SKIPPED, sum, summaryLine, troubleLines } from './results.mjs';
import { seconds } from '../check/run-checks.mjs';
import { REPORTS } from './test-runners.mjs';
import { EVERYDAY, LONG } from './test-stages.mjs';

/** @typedef {import('./results.mjs').Counts} Counts */
/** @typedef {Omit<import('./test-stages.mjs').Stage, 'parts' | 'minutes'> & { minutes?: number }} Stage */
/** @typedef {{ name: string, counts: Counts, duration: string }} Result */

/** The part with stages that depend on the changed files. */
const CHANGE = 'cambio';

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
 * The stages of a part; none: every everyday stage. Those of a change are planned once the packages are installed.
 * @param {string | undefined} part
 * @param {string[]} words
 * @returns {() => Promise<readonly Stage[]>}
 */
function stagesOf(part, [base]) {
  if (part === CHANGE) return async () => (await import('../change/stages.mjs')).changeStages(base);
  const all = [...EVERYDAY, ...LONG];
  const chosen = part === undefined ? EVERYDAY : all.filter(({ parts }) => parts.includes(part));
  if (chosen.length > 0) return async () => chosen;
  const known = [...new Set([...all.flatMap(({ parts }) => parts), CHANGE])];
  throw new OperatorError(`No hay una parte «${part}». Use: npm test [-- ${known.join('|')}]`);
}

/** In place of the duration of a stage that would not end in time. */
const NO_TIME = 'sin hora';

/** Part that CI gives the seconds that are left (`LARGO_SEGUNDOS`), and those that the everyday run took (`DIARIO_SEGUNDOS`). */
const LIMITED = 'largo';

/**
 * Runs stages one after the other; within a limit those that end in time, each day beginning with another one, and names the others.
 * @param {readonly Stage[]} stages
 * @param {{ part: string | undefined, words: string[] }} choice
 */
async function runStages(stages, { part, words }) {
  const limit = part === LIMITED ? Number(process.env['LARGO_SEGUNDOS'] || Infinity) : Infinity;
  const slowness = slownessOf({ seconds: Number(process.env['DIARIO_SEGUNDOS'] || 0), stages: EVERYDAY });
  const start = performance.now();
  /** @type {Result[]} */
  const results = [];
  for (const stage of limit === Infinity ? stages : orderOf(stages, new Date())) {
    const left = limit - (performance.now() - start) / 1000;
    if (fits({ minutes: 0, ...stage }, { left, slowness })) results.push(await timed(stage, words));
    else results.push({ name: stage.name, counts: SKIPPED, duration: NO_TIME });
  }
  return results;
}

/**
 * Runs the chosen stages and prints the count as the last line.
 * @param {string} [part] none: every everyday stage
 * @param {string[]} [words] passed to the runners (file filters)
 * @returns {Promise<boolean>} whether tests ran and none failed
 */
export async function runTests(part, words = []) {
  const plan = stagesOf(part, words);
  try {
    await ensureInstalled();
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : String(error)}\n\n${summaryLine(one(false))}`);
    return false;
  }
  mkdirSync(REPORTS, { recursive: true });
  const results = await runStages(await plan(), { part, words });
  rmSync(REPORTS, { recursive: true, force: true });
  return summarize(results);
}

/** @param {readonly Result[]} results */
function summarize(results) {
  const total = sum(results.map(({ counts }) => counts));
  console.log('\n════ resumen ════');
  for (const { name, counts, duration } of results) console.log(`  ${name.padEnd(32)} ${duration.padStart(8)}   ${summaryLine(counts)}`);
  for (const line of results.flatMap(({ name, counts }) => troubleLines(name, counts))) console.log(line);
  console.log(summaryLine(total));
  const noneInTime = results.length > 0 && results.every(({ duration }) => duration === NO_TIME);
  return total.failed === 0 && (total.passed > 0 || noneInTime);
}
