import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'dist', '.cache', 'coverage']);

/**
 * Every source file below a path, sorted; none for a missing path.
 * @param {string} path absolute file or folder
 * @returns {string[]}
 */
export function sourceFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCE.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(join(path, entry.name)) : entry.isFile() ? [join(path, entry.name)] : []));
}

/**
 * Hashes the names and contents of all sources below the given paths.
 * @param {string} root
 * @param {string[]} paths relative to root
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of sourceFiles(join(root, path))) {
      const content = readFileSync(file);
      hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
