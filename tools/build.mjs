import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from '../packages/server/src/db/embedded/file-lock.mjs';
import { fingerprint } from './run/fingerprint.mjs';
import { OperatorError, runMain } from './run/operator-error.mjs';
import { ROOT } from './root.mjs';
import { runNode } from './run/run.mjs';
import { revisionOf } from './run/revision.mjs';

/**
 * @typedef {object} Target
 * @property {string} name what the operator reads
 * @property {string} folder workspace with a vite.config.ts; the result goes to its `dist`
 * @property {string} proof file that every complete build contains
 * @property {string[]} sources every path that the result depends on
 */

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'packages/contract', 'packages/messages'];

/** @type {readonly Target[]} */
export const TARGETS = [
  { name: 'servidor', folder: 'packages/server', proof: 'server.js', sources: [...SHARED, 'packages/server'] },
  { name: 'cliente web', folder: 'packages/web', proof: 'index.html', sources: [...SHARED, 'packages/web'] },
  { name: 'reproductor', folder: 'packages/jugador', proof: 'jugador.js', sources: [...SHARED, 'packages/jugador'] },
];

/** The built server. */
export const SERVER = 'packages/server/dist/server.js';

/**
 * `vite build` of one workspace into the given folder.
 * @param {Target} target
 * @param {string} outDir
 * @param {string} root
 */
function viteBuild(target, outDir, root) {
  const args = ['build', join(root, target.folder), '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return runNode(join(ROOT, 'node_modules/vite/bin/vite.js'), args, { cwd: root, env: { NODE_ENV: 'production' }, capture: true });
}

/**
 * Builds into a temporary folder and renames it when complete, so `dist` never holds half a build.
 * @param {Target} target
 * @param {string} root
 * @param {typeof viteBuild} build
 */
async function buildAndReplace(target, root, build) {
  const cache = join(root, target.folder, '.cache');
  const dist = join(root, target.folder, 'dist');
  rmSync(cache, { recursive: true, force: true });
  const fresh = join(cache, `build-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  const { code, output } = await build(target, fresh, root);
  if (code !== 0 || !existsSync(join(fresh, target.proof))) {
    throw new OperatorError(`${output}\nNo se pudo compilar el ${target.name} (${target.folder}); el detalle está arriba.`);
  }
  if (existsSync(dist)) renameSync(dist, join(cache, 'previous'));
  renameSync(fresh, dist);
  rmSync(cache, { recursive: true, force: true });
}

/**
 * Builds one target if its sources changed since its last good build.
 * @param {Target} target
 * @param {{ root?: string, build?: typeof viteBuild }} [options] replaced in tests
 * @returns {Promise<boolean>} whether something was built
 */
export async function ensureBuilt(target, { root = ROOT, build = viteBuild } = {}) {
  const stamp = join(root, 'node_modules/.cache/portal', `build-${target.folder.replaceAll('/', '-')}`);
  const isCurrent = () =>
    existsSync(join(root, target.folder, 'dist', target.proof)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root, target.sources);
  if (isCurrent()) return false;
  return withLock(
    join(root, `.cache/${target.folder.replaceAll('/', '-')}.lock`),
    async () => {
      if (isCurrent()) return false;
      console.log(`Compilando el ${target.name}…`);
      const hash = fingerprint(root, target.sources);
      rmSync(stamp, { force: true });
      await buildAndReplace(target, root, build);
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, hash);
      return true;
    },
    () => console.log(`Otro proceso está compilando el ${target.name}; esperando…`),
  );
}

/** Writes beside the built server which commit it is of, also when nothing had to be built: the sources of several commits may be equal. */
function writeVersion() {
  const file = join(ROOT, dirname(SERVER), 'version.json');
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(revisionOf(ROOT))}\n`);
  renameSync(fresh, file);
}

/** Builds every outdated target. Reports every failure, not only the first. */
export async function ensureAllBuilt() {
  const results = await Promise.allSettled(TARGETS.map((target) => ensureBuilt(target)));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw new OperatorError(failures.map((failure) => failure.message).join('\n\n'));
  writeVersion();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runMain(ensureAllBuilt);
