import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './install.mjs';
import { OLDEST } from './node-version.mjs';
import { OperatorError } from './operator-error.mjs';
import { inRoot } from '../root.mjs';

/** Version of the newest LTS line; the container file names the same line (e2e/durability/container.spec.ts). */
const LTS = '24.9.0';

/** Newest LTS line. */
export const LTS_LINE = LTS.split('.')[0];

const runs = (/** @type {string} */ binary) => spawnSync(binary, ['--version']).status === 0;

/**
 * Returns the path of a Node of this version: the binary that npm's package for this platform brings, installed beside the caches. Throws,
 * saying what to do, when it cannot be had.
 * @param {string} version
 * @param {string} variable that points to one
 */
async function installNode(version, variable) {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const folder = inRoot('node_modules/.cache/node', version);
  const binary = join(folder, 'node_modules', name, windows ? 'bin/node.exe' : 'bin/node');
  if (runs(binary)) return binary;
  // npm takes the rest of an interrupted installation for a whole one.
  rmSync(folder, { recursive: true, force: true });
  console.log(`Instalando Node ${version} para las pruebas…`);
  await runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`]);
  if (runs(binary)) return binary;
  throw new OperatorError(`No se pudo instalar Node ${version} (${name}); indique con ${variable} dónde está uno de esa línea.`);
}

/** Returns the path of a Node of the newest LTS line: NODE_LTS_PATH, this very Node if it is of that line, else an installed one. */
export async function ensureNodeLts() {
  if (process.env.NODE_LTS_PATH) return process.env.NODE_LTS_PATH;
  return process.versions.node.split('.')[0] === LTS_LINE ? process.execPath : installNode(LTS, 'NODE_LTS_PATH');
}

/** Returns the path of the oldest Node that starts the portal: NODE_OLDEST_PATH, else an installed one. */
export const ensureOldestNode = async () => process.env.NODE_OLDEST_PATH ?? installNode(OLDEST, 'NODE_OLDEST_PATH');
