import { checkStages } from './check-stages.mjs';
import { OperatorError } from '../run/operator-error.mjs';
import { one, SKIPPED, sum } from '../tests/results.mjs';

/** Two cores: two stages at once. */
const PARALLEL = 2;

/** @param {number} since */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs the checks, prints one line for each with its duration and then the output of the failed ones.
 * @param {string} root
 * @param {string[]} [names] starts of stage names; none: every stage
 * @returns {Promise<import('../tests/results.mjs').Counts>} each stage counts as one
 */
export async function runChecks(root, names = []) {
  const stages = names.length > 0 ? stagesNamed(root, names) : checkStages(root);
  console.log(`Comprobando el código: ${stages.length} comprobaciones.`);
  return runStages(stages);
}

/**
 * Returns the checks with names that start with some words.
 * @param {string} root
 * @param {string[]} names
 */
export function stagesNamed(root, names) {
  const all = checkStages(root);
  const stages = all.filter(({ name }) => names.some((start) => name.startsWith(start)));
  if (stages.length === 0) throw new OperatorError(`No hay una comprobación así. Existen: ${all.map(({ name }) => name).join(', ')}.`);
  return stages;
}

/**
 * Runs checks, two at once.
 * @param {readonly import('./check-stages.mjs').Stage[]} stages
 * @returns {Promise<import('../tests/results.mjs').Counts>}
 */
export async function runStages(stages) {
  const waiting = [...stages];
  /** @type {Map<string, import('./check-stages.mjs').Outcome>} */
  const outcomes = new Map();
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) outcomes.set(stage.name, await timed(stage));
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  for (const { name } of stages) {
    const outcome = outcomes.get(name);
    if (outcome && !outcome.ok) console.log(`\n──── ${name} ────\n${outcome.output.trim()}`);
  }
  return sum([...outcomes.values()].map(({ ok, skipped }) => (skipped ? SKIPPED : one(ok))));
}

/** @param {import('./check-stages.mjs').Stage} stage */
async function timed({ name, run }) {
  const start = performance.now();
  /** @type {import('./check-stages.mjs').Outcome} */
  const outcome = await run().catch((error) => ({ ok: false, output: String(error?.stack ?? error) }));
  const word = outcome.skipped ? 'omitida ' : outcome.ok ? 'correcto' : 'FALLA   ';
  console.log(`  ${word}  ${name.padEnd(24)} ${seconds(start)}${outcome.skipped ? `   (${outcome.skipped})` : ''}`);
  return outcome;
}
