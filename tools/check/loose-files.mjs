import { dirname, join, relative, sep } from 'node:path';
import { sourceFiles } from '../run/fingerprint.mjs';

const FOLDERS = ['packages', 'e2e', 'tools', 'bench'];
/** Sources of one folder besides its tests, at most; more of them get folders by subject. */
const MOST = 25;
const SOURCE = /(?<!\.(?:test|spec))\.(?:tsx?|mjs)$/;
/** Folders that grow with the portal: a text per domain, a step per change of the tables. */
const APART = /^packages\/messages\/|\/migrations$/;

/**
 * No folder holds more sources than a reader can look over.
 * @param {string} root
 * @returns {import('./check-stages.mjs').Outcome}
 */
export function checkLooseFiles(root) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of FOLDERS.flatMap((folder) => sourceFiles(join(root, folder))).filter((name) => SOURCE.test(name))) {
    const folder = relative(root, dirname(file)).split(sep).join('/');
    if (!APART.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const problems = [...counts].filter(([, count]) => count > MOST);
  const output = problems
    .map(([folder, count]) => `${folder}: ${count} archivos sueltos; el límite es ${MOST}: repártalos por tema en carpetas`)
    .join('\n');
  return { ok: output === '', output };
}
