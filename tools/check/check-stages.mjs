import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditDependencies } from './audit.mjs';
import { checkCitations } from './citations.mjs';
import { checkCommits } from './commits.mjs';
import { ensureBuilt, TARGETS } from '../build.mjs';
import { checkFirstVisit } from './first-visit.mjs';
import { checkLooseFiles } from './loose-files.mjs';
import { inRoot } from '../root.mjs';
import { runNode } from '../run/run.mjs';

/** Programs that send figures of their use, or look for a newer version, do not. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** @typedef {{ ok: boolean, output: string, skipped?: string }} Outcome `skipped`: why the stage could not run; it does not fail */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Stage */

const PACKAGES = ['contract', 'jugador', 'messages', 'server', 'testkit', 'web']
  .map((name) => `packages/${name}`)
  .concat('e2e', 'bench', 'tools');

/** Path of an installed package's JavaScript program. */
const PROGRAMS = {
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  // TypeScript 7; dependency-cruiser reads sources with `typescript`, which is 6 (docs/decisions/017).
  tsc: 'typescript-7/bin/tsc',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  redocly: '@redocly/cli/bin/cli.js',
};

const LINT = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives', '--format', 'default'];
const CRUISE = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'];
const CRUISE_FOLDERS = [
  '--config',
  '.dependency-cruiser.folders.mjs',
  '--output-type',
  'err-long',
  'packages/server/src',
  'packages/web/src',
];

/**
 * @param {string} root
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
async function script(root, file, args) {
  const { code, output } = await runNode(file, args, { cwd: root, capture: true, env: QUIET });
  return { ok: code === 0, output };
}

/** @param {string} root */
const toolIn = (root) => (/** @type {keyof typeof PROGRAMS} */ name, /** @type {string[]} */ args) =>
  script(root, inRoot('node_modules', PROGRAMS[name]), args);

/** Built document of the API, not tracked; the portal answers the same at `/api/openapi.json`. */
export const OPENAPI = '.cache/openapi.json';

/** Lints the built document of the API below `root`. */
export const lintApi = (/** @type {string} */ root) => toolIn(root)('redocly', ['lint', OPENAPI, '--format', 'stylish']);

/**
 * The checks of some files by themselves: their form, their rules, and what each of them imports.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Stage[]}
 */
export function fileStages(root, files) {
  const tool = toolIn(root);
  const code = files.filter((file) => /^(packages|e2e|tools|bench)\/.*\.(ts|tsx|mjs)$/.test(file));
  return [
    { name: 'format', run: () => tool('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]) },
    ...(code.length > 0
      ? [
          { name: 'lint', run: () => tool('oxlint', [...LINT, ...code]) },
          { name: 'architecture', run: () => tool('depcruise', [...CRUISE, '--do-not-follow', '.', ...code]) },
        ]
      : []),
  ];
}

/**
 * Every check of the sources below `root`; add a check as one more entry.
 * @param {string} root
 * @returns {Stage[]}
 */
export function checkStages(root) {
  const tool = toolIn(root);
  const typed = PACKAGES.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  const cruised = ['packages', 'e2e', 'tools', 'bench'].filter((folder) => existsSync(join(root, folder)));
  return [
    { name: 'format', run: () => tool('oxfmt', ['--check', '.']) },
    { name: 'lint', run: () => tool('oxlint', LINT) },
    { name: 'architecture', run: () => tool('depcruise', [...CRUISE, ...cruised]) },
    { name: 'architecture of folders', run: () => tool('depcruise', CRUISE_FOLDERS) },
    { name: 'loose files', run: async () => checkLooseFiles(root) },
    ...typed.map((folder) => ({
      name: `types ${folder}`,
      // One thread each: two packages are checked at once, and every further thread of one checks the shared types again.
      run: () => tool('tsc', ['-p', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfo(folder)]),
    })),
    { name: 'dead code', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
    { name: 'generated', run: () => script(root, inRoot('tools/generate.mjs'), ['--check']) },
    {
      name: 'api',
      async run() {
        await (await import('../docs/openapi.mjs')).writeOpenapi(root, OPENAPI);
        return lintApi(root);
      },
    },
    { name: 'citations', run: async () => checkCitations(root) },
    { name: 'commits', run: async () => checkCommits(root) },
    // Imported late: it uses packages, and this file runs before they are installed.
    { name: 'texts', run: async () => (await import('../texts/check-texts.mjs')).checkTexts(root) },
    { name: 'patterns', run: async () => (await import('./patterns.mjs')).checkPatterns(root) },
    { name: 'first visit', run: async () => checkFirstVisit(await builtClient(root)) },
    { name: 'weights', run: async () => (await import('./route-weights.mjs')).checkWeights(await builtClient(root)) },
    { name: 'audit', run: () => auditDependencies(root) },
    { name: 'lock file', run: async () => checkLockFile(readFileSync(join(root, 'package-lock.json'), 'utf8')) },
  ];
}

/**
 * Builds the client, if its sources changed, and returns its folder.
 * @param {string} root
 */
async function builtClient(root) {
  for (const target of TARGETS.filter(({ folder }) => folder === 'packages/web')) await ensureBuilt(target, { root });
  return join(root, 'packages/web/dist');
}

/** @param {string} folder */
const buildInfo = (folder) => `node_modules/.cache/tsc/${folder.replaceAll('/', '-')}.tsbuildinfo`;

/**
 * The lock file names no download address (any mirror can serve it) and pins every package by its content.
 * @param {string} text
 * @returns {Outcome}
 */
export function checkLockFile(text) {
  /** @type {[string, { resolved?: string, link?: boolean, integrity?: string }][]} */
  const entries = Object.entries(JSON.parse(text).packages);
  const hosts = entries
    .filter(([, entry]) => /^\w+(\+\w+)?:/.test(entry.resolved ?? ''))
    .map(([path]) => `${path}: "resolved" nombra un servidor`);
  const loose = entries
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([path]) => `${path}: sin "integrity"`);
  const problems = [...hosts, ...loose];
  return { ok: problems.length === 0, output: problems.join('\n') };
}
