import { join } from 'node:path/posix';

/**
 * @typedef {object} Entry one folder of the lock file
 * @property {string} [name] only where the folder is called otherwise
 * @property {string} version
 * @property {string} [resolved] of a link: the folder of a package of ours
 * @property {boolean} [link]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @typedef {Readonly<Record<string, Entry>>} Lock `packages` of a lock file */
/** @typedef {{ readonly path: string, readonly entry: Entry, readonly needs: readonly string[] }} Installed `needs`: paths */

const FOLDER = 'node_modules/';

/**
 * Returns the name of a package.
 * @param {string} path
 * @param {Entry} entry
 */
export const nameOf = (path, { name }) => name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/**
 * Returns the folder that Node would load `name` from for a module in `from`; undefined when an optional package is not there.
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function resolve(lock, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = join(folder, FOLDER, name);
    const entry = lock[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (folder === '') return undefined;
  }
}

/** @param {string} folder */
const parentOf = (folder) => folder.slice(0, Math.max(0, folder.lastIndexOf('/')));

/**
 * Names of what a package needs while it runs. A peer counts, unless it is optional: whoever wants one names it as its own dependency.
 * @param {Entry} entry
 */
function needed({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])];
}

/**
 * Returns every folder of the lock file that the packages in `roots` need in production, themselves included. `npm sbom --omit dev` does
 * not: it leaves out what some other package of ours also names for its tests (react, zod, nodemailer; npm 11.19).
 * @param {Lock} lock
 * @param {readonly string[]} roots
 * @returns {Installed[]}
 */
export function productionTree(lock, roots) {
  /** @type {Map<string, Installed>} */
  const found = new Map();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = lock[path];
    if (!entry || found.has(path)) continue;
    const from = path;
    const needs = needed(entry).flatMap((name) => resolve(lock, from, name) ?? []);
    found.set(path, { path, entry, needs });
    waiting.push(...needs);
  }
  return [...found.values()];
}
