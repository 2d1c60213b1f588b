import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './install.mjs';
import { OperatorError } from './operator-error.mjs';
import { inRoot } from './root.mjs';

/** Newest version of the newest LTS line that npm has; the container file names the same line (tools/container.test.mjs). */
export const LTS = '24.9.0';

const major = (/** @type {string} */ version) => version.split('.')[0];

const runs = (/** @type {string} */ binary) => spawnSync(binary, ['--version']).status === 0;

/**
 * Returns the path of a Node of the newest LTS line: NODE_LTS_PATH, this very Node if it is of that line, else the binary that npm's package for this
 * platform brings, installed beside the caches. Throws, saying what to do, when it cannot be had.
 */
export async function ensureNodeLts() {
  if (process.env.NODE_LTS_PATH) return process.env.NODE_LTS_PATH;
  if (major(process.versions.node) === major(LTS)) return process.execPath;
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const folder = inRoot('node_modules/.cache/node-lts', LTS);
  const binary = join(folder, 'node_modules', name, windows ? 'bin/node.exe' : 'bin/node');
  if (runs(binary)) return binary;
  // npm takes the rest of an interrupted installation for a whole one.
  rmSync(folder, { recursive: true, force: true });
  console.log(`Instalando Node ${LTS} para las pruebas…`);
  await runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${LTS}`]);
  if (runs(binary)) return binary;
  throw new OperatorError(`No se pudo instalar Node ${LTS} (${name}); indique con NODE_LTS_PATH dónde está uno de esa línea.`);
}
