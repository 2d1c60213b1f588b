import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { OperatorError } from './run/operator-error.mjs';
import { run } from './run/run.mjs';

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
 * Absolute path of the first of these commands in PATH, or where Debian keeps servers.
 * @param {string[]} names
 */
function inPath(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Debian's headless shell comes first: same engine without windows, and the journeys run a third faster. */
const searchChromium = () =>
  inPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ??
  ['/opt/google/chrome/chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(isExecutable);

/** The newest of Debian's folders with `initdb` and `pg_ctl`, else that of PATH. */
function searchPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = namesIn(debian).toSorted((a, b) => Number(b) - Number(a));
  const found = versions.map((version) => join(debian, version, 'bin/initdb')).find(isExecutable) ?? inPath('initdb');
  return found && dirname(found);
}

const searchFaketime = () =>
  namesIn('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
    .find((file) => existsSync(file));

/**
 * @typedef {object} Program
 * @property {string} name what the operator reads
 * @property {string[]} packages Debian packages that bring it
 * @property {string} variable environment variable that points to it
 * @property {() => string | undefined} search
 * @property {(path: string) => boolean} [fits] whether a path of the variable is one; default: an executable file
 */

/**
 * Programs of tests and drills.
 * @satisfies {Record<string, Program>}
 */
const PROGRAMS = {
  chromium: { name: 'Chromium', packages: ['chromium-headless-shell'], variable: 'CHROMIUM_PATH', search: searchChromium },
  firefox: { name: 'Firefox', packages: ['firefox-esr'], variable: 'FIREFOX_PATH', search: () => inPath('firefox-esr', 'firefox') },
  /** WebKitGTK's driver, which brings a small browser. */
  webkit: {
    name: 'WebKit (WebKitWebDriver)',
    packages: ['webkit2gtk-driver'],
    variable: 'WEBKIT_DRIVER_PATH',
    search: () => inPath('WebKitWebDriver'),
  },
  /** The screen without a monitor on which WebKit's browser opens its window. */
  xvfb: { name: 'Xvfb', packages: ['xvfb'], variable: 'XVFB_PATH', search: () => inPath('Xvfb') },
  postgres: {
    name: 'PostgreSQL (initdb, pg_ctl)',
    packages: ['postgresql'],
    variable: 'POSTGRES_BIN',
    search: searchPostgres,
    fits: (/** @type {string} */ folder) => isExecutable(join(folder, 'initdb')),
  },
  pgbouncer: { name: 'pgbouncer', packages: ['pgbouncer'], variable: 'PGBOUNCER_PATH', search: () => inPath('pgbouncer') },
  pgbackrest: { name: 'pgBackRest', packages: ['pgbackrest'], variable: 'PGBACKREST_PATH', search: () => inPath('pgbackrest') },
  patroni: { name: 'Patroni', packages: ['patroni'], variable: 'PATRONI_PATH', search: () => inPath('patroni') },
  etcd: { name: 'etcd', packages: ['etcd-server'], variable: 'ETCD_PATH', search: () => inPath('etcd') },
  haproxy: { name: 'HAProxy', packages: ['haproxy'], variable: 'HAPROXY_PATH', search: () => inPath('haproxy') },
  /** With the program that makes the certificate of a test. */
  nginx: {
    name: 'nginx',
    packages: ['nginx-light', 'openssl'],
    variable: 'NGINX_PATH',
    search: () => inPath('openssl') && inPath('nginx'),
  },
  /** Opens the exported spreadsheets as a person would. */
  libreoffice: {
    name: 'LibreOffice',
    packages: ['libreoffice-calc-nogui'],
    variable: 'LIBREOFFICE_PATH',
    search: () => inPath('soffice', 'libreoffice'),
  },
  /** Shows one process a clock that jumps. */
  faketime: {
    name: 'libfaketime',
    packages: ['libfaketime'],
    variable: 'FAKETIME_LIBRARY',
    search: searchFaketime,
    fits: (/** @type {string} */ file) => existsSync(file),
  },
};

/** @typedef {keyof typeof PROGRAMS} ProgramId */

/** @param {ProgramId} id @returns {Program} */
const programOf = (id) => PROGRAMS[id];

/**
 * Path of a program: that of its variable, else of the usual places; undefined if it is not installed.
 * @param {ProgramId} id
 */
export function findProgram(id) {
  const { variable, search, fits = isExecutable } = programOf(id);
  const given = process.env[variable];
  if (given) return fits(given) ? given : undefined;
  return search();
}

/** @param {string[]} args */
async function aptGet(args) {
  const { code } = await run('apt-get', ['-y', '-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new OperatorError(`«apt-get ${args.join(' ')}» terminó con código ${code}; el detalle está arriba.`);
}

/** @type {Promise<void> | undefined} */
let indexUpdated;

/**
 * Installs programs as root on Debian and its relatives; elsewhere throws an error that names the packages.
 * @param {ProgramId[]} missing
 */
async function install(missing) {
  const programs = missing.map(programOf);
  const names = programs.map(({ name }) => name).join(', ');
  const packages = programs.flatMap((program) => program.packages);
  const order = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  const variables = programs.map(({ variable }) => variable).join(', ');
  const advice = `Instálelo (en Debian o Ubuntu: «sudo ${order}») o indique dónde está con ${variables}.`;
  const canInstall = process.getuid?.() === 0 && inPath('apt-get') && programs.every(({ variable }) => !process.env[variable]);
  if (!canInstall) throw new OperatorError(`Falta ${names}. ${advice}`);
  console.log(`Falta ${names}; instalando con «${order}»…`);
  indexUpdated ??= aptGet(['update']);
  await indexUpdated;
  await aptGet(['install', '--no-install-recommends', ...packages]);
  const absent = missing.filter((id) => !findProgram(id)).map((id) => programOf(id).name);
  if (absent.length > 0) throw new OperatorError(`Se instaló ${packages.join(' ')}, pero ${absent.join(', ')} no aparece. ${advice}`);
}

/**
 * Finds programs, or installs those that are missing; their variables then show them to the processes that this one starts.
 * @template {ProgramId} Id
 * @param {Id[]} ids
 * @returns {Promise<Record<Id, string>>} their paths
 */
export async function ensurePrograms(...ids) {
  const missing = ids.filter((id) => !findProgram(id));
  if (missing.length > 0) await install(missing);
  const paths = Object.fromEntries(ids.map((id) => [id, findProgram(id) ?? '']));
  for (const id of ids) process.env[programOf(id).variable] = paths[id];
  return /** @type {Record<Id, string>} */ (paths);
}
