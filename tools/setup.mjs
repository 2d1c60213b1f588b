import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { OperatorError } from './operator-error.mjs';
import { run } from './run.mjs';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Absolute path of the first of these programs that PATH knows.
 * @param {string[]} names
 */
function findInPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * An installed Chromium or Chrome: CHROMIUM_PATH, else the usual places. Debian's headless shell comes first: same engine without
 * windows, and the journeys run a third faster.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return (
    findInPath(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) ??
    ['/opt/google/chrome/chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(isExecutable)
  );
}

/** An installed Firefox: FIREFOX_PATH, else Debian's ESR, else PATH. */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findInPath(['firefox-esr', 'firefox']);
}

/** WebKitGTK's driver, which brings a small browser: WEBKIT_DRIVER_PATH, else PATH. */
export function findWebKitDriver() {
  const given = process.env.WEBKIT_DRIVER_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findInPath(['WebKitWebDriver']);
}

/** The screen without a monitor on which WebKit's browser opens its window. */
export const findXvfb = () => findInPath(['Xvfb']);

/** Folder with PostgreSQL's `initdb` and `pg_ctl`: POSTGRES_BIN, else the newest of Debian's, else PATH. */
function findPostgres() {
  const given = process.env.POSTGRES_BIN;
  if (given) return isExecutable(join(given, 'initdb')) ? given : undefined;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(debian, version, 'bin/initdb')).find(isExecutable) ?? findInPath(['initdb']);
  return found && dirname(found);
}

/** pgBackRest's command: PGBACKREST_PATH, else PATH. */
function findPgBackRest() {
  const given = process.env.PGBACKREST_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findInPath(['pgbackrest']);
}

/** LibreOffice's command, which opens the exported spreadsheets as a person would: LIBREOFFICE_PATH, else PATH. */
function findLibreOffice() {
  const given = process.env.LIBREOFFICE_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findInPath(['soffice', 'libreoffice']);
}

/** nginx, the proxy before several processes, with the program that makes the certificate of a test: NGINX_PATH, else PATH, else Debian's place. */
export function findNginx() {
  const given = process.env.NGINX_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findInPath(['openssl']) && (findInPath(['nginx']) ?? ['/usr/sbin/nginx'].find(isExecutable));
}

/** pgbouncer, the pooler before PostgreSQL: PGBOUNCER_PATH, else PATH, else Debian's place. */
function findPgbouncer() {
  const given = process.env.PGBOUNCER_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findInPath(['pgbouncer']) ?? ['/usr/sbin/pgbouncer'].find(isExecutable);
}

/** Patroni, which replaces a lost primary: PATRONI_PATH, else PATH; its `patronictl` is beside it. */
function findPatroni() {
  const given = process.env.PATRONI_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findInPath(['patroni']);
}

/** etcd, in which Patroni's nodes agree: ETCD_PATH, else PATH. */
function findEtcd() {
  const given = process.env.ETCD_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findInPath(['etcd']);
}

/** HAProxy, which forwards its port to the primary: HAPROXY_PATH, else PATH, else Debian's place. */
function findHaproxy() {
  const given = process.env.HAPROXY_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return findInPath(['haproxy']) ?? ['/usr/sbin/haproxy'].find(isExecutable);
}

/** libfaketime, which shows one process a clock that jumps: FAKETIME_LIBRARY, else Debian's place. */
export function findFaketime() {
  const given = process.env.FAKETIME_LIBRARY;
  if (given) return existsSync(given) ? given : undefined;
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  return libraries.map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`).find((file) => existsSync(file));
}

/** @type {Promise<void> | undefined} */
let indexUpdated;

/** @param {string[]} args */
async function aptGet(args) {
  const { code } = await run('apt-get', ['-y', '-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new OperatorError(`«apt-get ${args.join(' ')}» terminó con código ${code}; el detalle está arriba.`);
}

/**
 * @typedef {object} Program
 * @property {string} name what the operator reads
 * @property {string[]} packages Debian packages that bring it
 * @property {string} variable environment variable that points to it
 * @property {() => string | undefined} find
 */

/**
 * Finds a program, or installs it as root on Debian and its relatives; elsewhere throws an error that names the packages.
 * @param {Program} program
 * @returns {Promise<string>}
 */
async function ensureProgram({ name, packages, variable, find }) {
  const found = find();
  if (found) return found;
  const order = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  const advice = `Instálelo (en Debian o Ubuntu: «sudo ${order}») o indique dónde está con la variable ${variable}.`;
  const canInstall = process.getuid?.() === 0 && findInPath(['apt-get']) && !process.env[variable];
  if (!canInstall) throw new OperatorError(`Falta ${name}. ${advice}`);
  console.log(`Falta ${name}; instalando con «${order}»…`);
  indexUpdated ??= aptGet(['update']);
  await indexUpdated;
  await aptGet(['install', '--no-install-recommends', ...packages]);
  const installed = find();
  if (!installed) throw new OperatorError(`Se instaló ${packages.join(' ')}, pero ${name} no aparece. ${advice}`);
  return installed;
}

/** Path of a Chromium, installed if need be. */
export const ensureChromium = () =>
  ensureProgram({ name: 'Chromium', packages: ['chromium-headless-shell'], variable: 'CHROMIUM_PATH', find: findChromium });

/** Path of a Firefox, installed if need be. */
export const ensureFirefox = () =>
  ensureProgram({ name: 'Firefox', packages: ['firefox-esr'], variable: 'FIREFOX_PATH', find: findFirefox });

/** Path of WebKit's driver, installed with its screen if need be. */
export const ensureWebKit = () =>
  ensureProgram({
    name: 'WebKit (WebKitWebDriver, Xvfb)',
    packages: ['webkit2gtk-driver', 'xvfb'],
    variable: 'WEBKIT_DRIVER_PATH',
    find: () => findXvfb() && findWebKitDriver(),
  });

/** Folder of PostgreSQL's programs, installed if need be. */
export const ensurePostgres = () =>
  ensureProgram({ name: 'PostgreSQL (initdb, pg_ctl)', packages: ['postgresql'], variable: 'POSTGRES_BIN', find: findPostgres });

/** Path of nginx, installed with openssl if need be. */
export const ensureNginx = () =>
  ensureProgram({ name: 'nginx', packages: ['nginx-light', 'openssl'], variable: 'NGINX_PATH', find: findNginx });

/** Path of libfaketime, installed if need be. */
export const ensureFaketime = () =>
  ensureProgram({ name: 'libfaketime', packages: ['libfaketime'], variable: 'FAKETIME_LIBRARY', find: findFaketime });

/** Path of pgbouncer, installed if need be. */
export const ensurePgbouncer = () =>
  ensureProgram({ name: 'pgbouncer', packages: ['pgbouncer'], variable: 'PGBOUNCER_PATH', find: findPgbouncer });

/** pgBackRest's command, which the drill of point-in-time recovery needs; installed if need be. */
export const ensurePgBackRest = () =>
  ensureProgram({ name: 'pgBackRest', packages: ['pgbackrest'], variable: 'PGBACKREST_PATH', find: findPgBackRest });

/** Programs of the drill of a fail-over, installed if need be. */
export const ensurePatroni = () => ensureProgram({ name: 'Patroni', packages: ['patroni'], variable: 'PATRONI_PATH', find: findPatroni });
export const ensureEtcd = () => ensureProgram({ name: 'etcd', packages: ['etcd-server'], variable: 'ETCD_PATH', find: findEtcd });
export const ensureHaproxy = () => ensureProgram({ name: 'HAProxy', packages: ['haproxy'], variable: 'HAPROXY_PATH', find: findHaproxy });

/** LibreOffice's command, installed if need be. */
export const ensureLibreOffice = () =>
  ensureProgram({ name: 'LibreOffice', packages: ['libreoffice-calc-nogui'], variable: 'LIBREOFFICE_PATH', find: findLibreOffice });
