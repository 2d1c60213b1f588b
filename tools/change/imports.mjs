import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A file that imports from so many folders of domains joins the whole program together: what reaches it does not pass on to all that use it. */
const HUB_DOMAINS = 8;

/**
 * Returns the domain of the folder that a file is in: `curso` for `packages/server/src/domains/curso/curso.routes.ts`.
 * @param {string} file path in the repository
 */
export const domainOf = (file) =>
  /^packages\/(?:server|web)\/src\/(?:domains|pieces)\/([^/]+)\//.exec(file)?.[1] ?? /^packages\/contract\/src\/([^/]+)\//.exec(file)?.[1];

/** Packages of ours without an index: the name of each file follows theirs. */
const BY_FILE = /^@portal\/(server|testkit)\//;

/**
 * Returns the path in the repository of what a file imports; undefined for what another package offers as a whole.
 * @param {string} file
 * @param {string} specifier
 */
function targetOf(file, specifier) {
  if (BY_FILE.test(specifier)) return specifier.replace(BY_FILE, 'packages/$1/');
  return specifier.startsWith('.') ? join(dirname(file), specifier).replaceAll('\\', '/') : undefined;
}

/**
 * Who imports whom, by files; what is imported by a package's name alone is another package's.
 * @param {string} root
 * @param {readonly string[]} files paths in the repository
 * @returns {ReadonlyMap<string, readonly string[]>} by file: what it imports
 */
export function readImports(root, files) {
  const imports = (/** @type {string} */ file) =>
    ts
      .preProcessFile(readFileSync(join(root, file), 'utf8'), true, true)
      .importedFiles.flatMap(({ fileName }) => targetOf(file, fileName) ?? []);
  return new Map(files.map((file) => [file, imports(file)]));
}

/** @param {readonly string[]} imported */
const isHub = (imported) => new Set(imported.map(domainOf).filter(Boolean)).size >= HUB_DOMAINS;

/**
 * The files that a change reaches, nearest first: those that import a changed file, those that import these, and so on, as far as the hubs.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @param {readonly string[]} changed
 * @returns {readonly string[]} the changed ones first
 */
export function reachedFrom(imports, changed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, imported] of imports) for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), file]);
  const reached = new Set(changed);
  for (const file of reached) {
    if (!changed.includes(file) && isHub(imports.get(file) ?? [])) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached];
}
