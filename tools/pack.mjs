import { createHash } from 'node:crypto';
import { cpSync, createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { productionTree } from './run/lock-tree.mjs';
import { OperatorError, runMain } from './run/operator-error.mjs';
import { revisionOf } from './run/revision.mjs';
import { ROOT } from './root.mjs';
import { run } from './run/run.mjs';
import { makeSbom } from './sbom.mjs';

/** Largest archive, in bytes: what one carries to a machine without a network. */
export const MOST_BYTES = 200 * 1024 * 1024;

/** Folders and files besides the packages. */
const CARRIED = [
  'packages/server/dist',
  'packages/server/assets',
  'packages/server/package.json',
  'packages/web/dist',
  'packages/jugador/dist',
  'deploy',
  'LICENSE',
  'CHANGELOG.md',
  'docs/operacion.md',
  'docs/respaldo.md',
  'docs/scaling.md',
  'docs/settings.md',
];

/** Maps and compiler output that nobody reads there. */
const LEFT_OUT = /\.(?:map|d\.[cm]?ts|tsbuildinfo)$/;
const SOURCE_MAP_OF_SERVER = /packages[\\/]server[\\/]dist[\\/][^\\/]+\.map$/;

/** A command of package.json that runs from the sources. */
const FROM_SOURCE = /^tsx packages\/server\/src\/commands\//;

/**
 * The package.json of the archive: the same commands by name, run by the built programs.
 * @param {string} root
 */
export function packedManifest(root) {
  const { name, version, license, engines, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @type {[string, string][]} */
  const entries = Object.entries(scripts);
  const commands = entries
    .filter(([, script]) => FROM_SOURCE.test(script))
    .map(([command]) => [command, `node packages/server/dist/${command.replace(':', '-')}.js`]);
  const start = ['start', 'node packages/server/dist/server.js'];
  return { name, version, private: true, license, type: 'module', engines, scripts: Object.fromEntries([start, ...commands]) };
}

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Copies what production needs from a built tree with its packages installed: no registry is asked.
 * @param {string} root
 * @param {string} target
 */
export function stage(root, target) {
  const copy = (/** @type {string} */ path, /** @type {(source: string) => boolean} */ filter) =>
    cpSync(join(root, path), join(target, path), { recursive: true, dereference: true, filter });
  for (const path of CARRIED) copy(path, (source) => !LEFT_OUT.test(source) || SOURCE_MAP_OF_SERVER.test(source));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const { path } of productionTree(packages, ['packages/server'])) {
    // Ours are bundled; what is not installed is for another machine.
    if (!path.includes('node_modules/') || !existsSync(join(root, path))) continue;
    copy(path, (source) => !LEFT_OUT.test(source) && !relative(join(root, path), source).split(/[\\/]/).includes('node_modules'));
  }
  writeFileSync(join(target, 'package.json'), json(packedManifest(root)));
  writeFileSync(join(target, 'sbom.json'), json(makeSbom(root)));
}

/** @param {string} root */
function nameOfArchive(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { revision } = revisionOf(root);
  return ['portal', `v${version}`, revision, `${process.platform}-${process.arch}`].filter(Boolean).join('-').replace('+', '.');
}

/**
 * Makes the archive of a built tree and its check sum; a partial one never has its name.
 * @param {string} root
 * @param {string} folder where it goes
 * @returns {Promise<{ file: string, bytes: number }>}
 */
export async function pack(root, folder) {
  const name = nameOfArchive(root);
  const work = join(folder, `.${name}.${process.pid}`);
  try {
    const tree = join(work, name);
    mkdirSync(tree, { recursive: true });
    stage(root, tree);
    const partial = join(work, 'archive');
    const { code, output } = await run('tar', ['-czf', partial, '--owner=0', '--group=0', '-C', work, name], { capture: true });
    if (code !== 0) throw new OperatorError(`No se pudo escribir el archivo: ${output.trim()}`);
    const bytes = statSync(partial).size;
    if (bytes > MOST_BYTES) throw new OperatorError(`El archivo pesa ${bytes} bytes; el límite es ${MOST_BYTES}.`);
    const file = join(folder, `${name}.tar.gz`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(partial), hash);
    writeFileSync(`${file}.sha256`, `${hash.digest('hex')}  ${name}.tar.gz\n`);
    renameSync(partial, file);
    return { file, bytes };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runMain(async () => {
    const { ensureAllBuilt } = await import('./build.mjs');
    await ensureAllBuilt();
    const { file, bytes } = await pack(ROOT, join(ROOT, '.cache/paquete'));
    console.log(`${file} (${(bytes / 1024 / 1024).toFixed(0)} MB) y su suma en ${file}.sha256.`);
    console.log('En la otra máquina, sin red: docs/operacion.md, «Without a network».');
  });
}
