import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { nameOf, productionTree } from './run/lock-tree.mjs';
import { ROOT } from './root.mjs';

/** @typedef {import('./run/lock-tree.mjs').Lock} Lock */
/** @typedef {import('./run/lock-tree.mjs').Installed} Installed */
/** @typedef {{ license: { id: string } } | { expression: string }} Licence */

/**
 * @typedef {object} Component
 * @property {string} bom-ref
 * @property {'library' | 'application'} type
 * @property {string} name
 * @property {string} version
 * @property {string} purl
 * @property {Licence[]} licenses
 * @property {{ alg: string, content: string }[]} [hashes]
 */

/** Delivered packages: the server, and the client and the player that it serves. */
const DELIVERED = ['packages/server', 'packages/web', 'packages/jugador'];

/** Licences that the lock file does not name as SPDX does, read in the package itself. @type {Readonly<Record<string, string>>} */
export const READ_BY_HAND = {
  // `Readme.md` and `LICENSE`; their package.json has no licence.
  'combine-errors@3.0.3': 'MIT',
  'png-js@2.0.0': 'MIT',
  // `LICENSE.md`; its package.json has an expression that SPDX does not know.
  'rgbcolor@1.0.1': 'MIT',
};

/** @param {string} expression @returns {Licence} */
const licence = (expression) => (/[ (]/.test(expression) ? { expression } : { license: { id: expression } });

/**
 * Turns the integrity of a lock file (`sha512-…`, base64) into a hash of CycloneDX.
 * @param {string} integrity
 */
function hashOf(integrity) {
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}

/** @param {Installed} installed */
const refOf = ({ path, entry }) => `${nameOf(path, entry)}@${entry.version}`;

/** @param {Installed} installed @param {string} own licence of our own packages @returns {Component} */
function component(installed, own) {
  const { path, entry } = installed;
  const [name, ref] = [nameOf(path, entry), refOf(installed)];
  const given = path.includes('node_modules/') ? (READ_BY_HAND[ref] ?? entry.license) : own;
  return {
    'bom-ref': ref,
    type: 'library',
    name,
    version: entry.version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${entry.version}`,
    licenses: given ? [licence(given)] : [],
    ...(entry.integrity && { hashes: [hashOf(entry.integrity)] }),
  };
}

/** @template {{ 'bom-ref': string } | { ref: string }} Item @param {readonly Item[]} items @param {(item: Item) => string} key */
const unique = (items, key) => [...new Map(items.map((item) => [key(item), item])).values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

/**
 * Makes the bill of materials (CycloneDX 1.5) of what runs in production. It reads the lock file alone, so that it needs no network, and has
 * neither a date nor a number of its own, so that one commit gives one file.
 * @param {string} root
 */
export function makeSbom(root) {
  /** @type {{ version: string, packages: Lock }} */
  const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  const { name, version, license } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const tree = productionTree(lock.packages, DELIVERED);
  const refs = new Map(tree.map((installed) => [installed.path, refOf(installed)]));
  const refsOf = (/** @type {readonly string[]} */ paths) => paths.flatMap((path) => refs.get(path) ?? []).toSorted();
  const edges = tree.map((installed) => ({ ref: refOf(installed), dependsOn: [...new Set(refsOf(installed.needs))] }));
  const ref = `${name}@${version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { 'bom-ref': ref, type: 'application', name, version, purl: `pkg:npm/${ref}`, licenses: [licence(license)] },
    },
    components: unique(
      tree.map((installed) => component(installed, license)),
      (each) => each['bom-ref'],
    ),
    dependencies: [{ ref, dependsOn: refsOf(DELIVERED) }, ...unique(edges, (each) => each.ref)],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file] = process.argv.slice(2);
  const text = `${JSON.stringify(makeSbom(ROOT), null, 2)}\n`;
  if (file) writeFileSync(file, text);
  else process.stdout.write(text);
}
