import { existsSync } from 'node:fs';
import { OperatorError } from '../run/operator-error.mjs';
import { inRoot } from '../root.mjs';
import { run } from '../run/run.mjs';
import { readImports } from './imports.mjs';

/** Sources of which the imports count; git's star matches folders too. */
const SOURCES = ['packages/*.ts', 'packages/*.tsx', 'tools/*.mjs', 'e2e/*.ts'];

/** @param {string[]} args */
async function git(args) {
  const { code, output } = await run('git', args, { capture: true });
  if (code !== 0) throw new OperatorError(`git ${args.join(' ')}: ${output.trim()}`);
  return output.split('\0').filter(Boolean);
}

/** @param {string} revision */
async function since(revision) {
  const changed = await git(['diff', '--name-only', '-z', revision, '--']);
  const added = await git(['ls-files', '-z', '--others', '--exclude-standard']);
  return [...new Set([...changed, ...added])];
}

/**
 * Files that differ from a revision, those that git does not know yet included. Without one: from HEAD, or from the commit before it when nothing
 * does.
 * @param {string} [base]
 */
export async function changedFiles(base) {
  if (base) return since(base);
  const uncommitted = await since('HEAD');
  return uncommitted.length > 0 ? uncommitted : since('HEAD~1');
}

/**
 * The commit where this branch left `main`; undefined on `main` itself, or without one.
 * @param {string} [root]
 */
export async function forkPoint(root = inRoot()) {
  const ask = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await run('git', args, { cwd: root, capture: true });
    return code === 0 ? output.trim() : undefined;
  };
  const [fork, head] = [await ask('merge-base', 'main', 'HEAD'), await ask('rev-parse', 'HEAD')];
  return fork === head ? undefined : fork;
}

/** The imports of all sources that are there. */
export async function importsOfSources() {
  const files = await git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...SOURCES]);
  return readImports(
    inRoot(),
    files.filter((file) => existsSync(inRoot(file))),
  );
}
