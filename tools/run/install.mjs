import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withLock } from '../../packages/server/src/db/embedded/file-lock.mjs';
import { OperatorError } from './operator-error.mjs';
import { inRoot } from '../root.mjs';
import { run, runNode } from './run.mjs';

const STAMP = inRoot('node_modules/.cache/portal/install');
const PLATFORM = `${process.platform}-${process.arch}`;

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry */

const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const wantedStamp = () =>
  `${PLATFORM} ${createHash('sha256')
    .update(read(inRoot('package-lock.json')))
    .digest('hex')}`;

/** @param {string} stamp */
function writeStamp(stamp) {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
}

/**
 * Whether npm's record of installed packages matches the lock file; after a manual `npm install` it may, without our stamp.
 * @param {Record<string, LockEntry>} wanted
 * @param {Record<string, LockEntry>} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    if (entry.link) return existsSync(inRoot(path));
    const found = installed[path];
    return found ? found.version === entry.version : entry.optional || entry.devOptional;
  });
}

function installedMatchesLock() {
  const installed = read(inRoot('node_modules/.package-lock.json'));
  const stampedPlatform = read(STAMP).split(' ')[0];
  if (!installed || (stampedPlatform && stampedPlatform !== PLATFORM)) return false;
  return isInstalled(JSON.parse(read(inRoot('package-lock.json'))).packages, JSON.parse(installed).packages);
}

/** The build needs development packages even in production. */
const npmCi = () => runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);

/**
 * Runs npm: the one that started this command, if any.
 * @param {string[]} args
 * @param {string} [cwd] default: the repository
 */
export function runNpm(args, cwd) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runNode(npm, args, { cwd });
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args], { cwd }) : run('npm', args, { cwd });
}

/** Installs the locked packages if they are missing or the lock file changed. A second call costs a few milliseconds. */
export async function ensureInstalled() {
  if (read(STAMP) === wantedStamp()) return;
  if (installedMatchesLock()) return writeStamp(wantedStamp());
  await withLock(
    inRoot('.cache/install.lock'),
    async () => {
      if (read(STAMP) === wantedStamp()) return;
      console.log('Instalando las dependencias con «npm ci» (la primera vez tarda alrededor de un minuto)…');
      const { code } = await npmCi();
      if (code !== 0) {
        throw new OperatorError(
          `No se pudieron instalar las dependencias (npm ci terminó con código ${code}). El detalle está arriba.\n` +
            'Revise la conexión con el registro de npm («npm ping») y el espacio en disco, y repita la orden.',
        );
      }
      writeStamp(wantedStamp());
    },
    () => console.log('Otro proceso está instalando las dependencias; esperando…'),
  );
}
