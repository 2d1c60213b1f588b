import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';

const FOLDERS = { contract: 'packages/contract/src', server: 'packages/server/src/domains', web: 'packages/web/src/domains' };
const COUNTED = /(?<!\.test)\.tsx?$/;

/**
 * Lines of one domain in the three packages; tests, texts and styles apart.
 * @param {string} domain
 * @param {string} root
 * @returns {Record<keyof typeof FOLDERS | 'total', number>}
 */
export function masterSize(domain, root = ROOT) {
  const sizes = { contract: 0, server: 0, web: 0, total: 0 };
  for (const [name, folder] of /** @type {[keyof typeof FOLDERS, string][]} */ (Object.entries(FOLDERS))) {
    const files = readdirSync(join(root, folder, domain), { recursive: true, encoding: 'utf8' }).filter((file) => COUNTED.test(file));
    sizes[name] = files.reduce((lines, file) => lines + linesOf(join(root, folder, domain, file)), 0);
    sizes.total += sizes[name];
  }
  return sizes;
}

/** @param {string} file */
const linesOf = (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const domains =
    process.argv.length > 2 ? process.argv.slice(2) : ['contenido', 'curso', 'modulo', 'programa', 'pregunta', 'tema', 'planestudio'];
  console.table(Object.fromEntries(domains.map((domain) => [domain, masterSize(domain)])));
}
