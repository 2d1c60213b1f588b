import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inRoot } from '../root.mjs';
import { domainOf, reachedFrom } from './imports.mjs';
import { FLOORS, JOURNEYS } from './journeys.mjs';

/** So many test files at the most: a change that reaches more is one of the ground floor, which `npm test` proves. */
const MOST_TESTS = 60;
const MOST_JOURNEYS = 4;

/** Vitest's project of a test file. @type {readonly (readonly [RegExp, string])[]} */
const PROJECTS = [
  [/^packages\/server\/src\/db\/embedded\/.*\.test\.ts$/, 'embebida'],
  [/^packages\/server\/src\/.*\.test\.ts$/, 'postgresql'],
  [/^packages\/web\/src\/.*\.test\.tsx?$/, 'web'],
  [/^packages\/jugador\/src\/.*\.test\.ts$/, 'jugador'],
  [/^packages\/contract\/src\/.*\.test\.ts$/, 'contract'],
  [/^packages\/messages\/src\/.*\.test\.ts$/, 'messages'],
  [/^tools\/.*\.test\.mjs$/, 'tools'],
];

/** Packages with types that a change of one can break. @type {readonly (readonly [string, readonly string[]])[]} */
const TYPES = [
  ['packages/contract/', ['packages/contract', 'packages/jugador', 'packages/server', 'packages/testkit', 'packages/web']],
  ['packages/messages/src/es/', ['packages/messages', 'packages/server', 'packages/web']],
  ['packages/messages/', ['packages/messages']],
  ['packages/server/', ['packages/server', 'packages/testkit']],
  ['packages/testkit/', ['packages/testkit', 'packages/server', 'e2e', 'bench']],
  ['packages/web/', ['packages/web']],
  ['packages/jugador/', ['packages/jugador']],
  ['e2e/', ['e2e']],
  ['bench/', ['bench']],
  ['tools/', ['tools']],
];

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEXT = /^packages\/messages\/(?:src\/es|locales)\//;
const JOURNEY = /^e2e\/journeys\/(.*)\.spec\.ts$/;

/** @param {string} file */
const projectOf = (file) => PROJECTS.find(([path]) => path.test(file))?.[1];

/**
 * Proofs of a change: `files` that are checked by themselves, names of checks of the whole, test files by project of Vitest, journeys, and how many
 * test files the change reaches beyond `MOST_TESTS`.
 * @typedef {{ files: string[], checks: string[], tests: Map<string, string[]>, journeys: string[], left: number }} Plan
 */

/**
 * Plans the proof of changed files: the tests of their domains in every package and of their folders, then those that reach them, the nearest first.
 * @param {readonly string[]} changed paths in the repository; of a deleted file only what its domain and the texts want
 * @param {ReadonlyMap<string, readonly string[]>} imports of all sources, as `readImports` answers them
 * @returns {Plan}
 */
export function planChange(changed, imports) {
  const files = changed.filter((file) => existsSync(inRoot(file)));
  // A text is proven by the tests of the texts: screens and calls ask for its key.
  const code = files.filter((file) => SOURCE.test(file) && !TEXT.test(file));
  const domains = new Set(changed.map(domainOf));
  const folders = new Set(changed.map((file) => dirname(file)));
  const reached = reachedFrom(imports, code);
  const isWanted = (/** @type {string} */ file) =>
    (projectOf(file) === 'messages' && changed.some((each) => each.startsWith('packages/messages/'))) ||
    (domainOf(file) !== undefined && domains.has(domainOf(file))) ||
    (folders.has(dirname(file)) && code.length > 0);
  const tests = [...new Set([...[...imports.keys()].filter(isWanted), ...reached])].filter(projectOf);
  return {
    files,
    checks: checksOf(changed),
    tests: byProject(tests.slice(0, MOST_TESTS)),
    journeys: journeysOf(changed, reached),
    left: Math.max(0, tests.length - MOST_TESTS),
  };
}

/** @param {readonly string[]} tests */
function byProject(tests) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const file of tests) {
    const project = projectOf(file) ?? '';
    groups.set(project, [...(groups.get(project) ?? []), file]);
  }
  return groups;
}

/** @param {readonly string[]} changed */
function checksOf(changed) {
  const typed = changed.filter((file) => SOURCE.test(file)).flatMap((file) => TYPES.find(([start]) => file.startsWith(start))?.[1] ?? []);
  const starts = (/** @type {string} */ start) => changed.some((file) => file.startsWith(start));
  return [
    ...[...new Set(typed)].map((folder) => `types ${folder}`),
    ...(starts('packages/messages/') ? ['texts'] : []),
    ...(starts('packages/contract/') || starts('docs/') ? ['generated'] : []),
    ...(starts('package-lock.json') ? ['lock file'] : []),
    'citations',
  ];
}

/**
 * @param {readonly string[]} changed
 * @param {readonly string[]} reached
 */
function journeysOf(changed, reached) {
  const code = changed.filter((file) => !TEXT.test(file) && !projectOf(file));
  const named = code.flatMap((file) => JOURNEYS[domainOf(file) ?? ''] ?? FLOORS.find(([start]) => file.startsWith(start))?.[1] ?? []);
  const own = changed.flatMap((file) => JOURNEY.exec(file)?.[1] ?? []);
  const reaching = reached.filter((file) => JOURNEY.test(file)).map((file) => basename(file, '.spec.ts'));
  return [...new Set([...own, ...named, ...reaching])].slice(0, MOST_JOURNEYS);
}
