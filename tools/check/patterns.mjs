import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { check } from 'recheck';
import { sourceFiles } from '../run/fingerprint.mjs';

/** Sources with patterns that run on texts that people send; tests and their helpers meet only their own. */
const PACKAGES = ['contract', 'jugador', 'messages', 'server', 'web'].map((name) => `packages/${name}/src`);
const SPARED = /\.test\.tsx?$|(^|[\\/])testing[\\/]/;
/**
 * Time for one pattern; an undecided pattern counts as a finding. The fuzzer's phases end by their counts of read characters alone: ended by
 * their own clocks, they name linear patterns on a busy machine.
 */
const LIMITS = { timeout: 60_000, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

/** @typedef {{ file: string, line: number, source: string, flags: string }} Pattern */

/**
 * Regular expressions of a source file: literals, and `new RegExp` of a constant text.
 * @param {string} file
 * @param {string} text
 * @returns {Pattern[]}
 */
export function patternsOf(file, text) {
  /** @type {Pattern[]} */
  const found = [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const add = (/** @type {ts.Node} */ node, /** @type {string} */ source, flags = '') =>
    found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, source, flags });
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    const [source, flags] = isRegExp(node) ? (node.arguments ?? []) : [];
    if (source && ts.isStringLiteralLike(source)) add(node, source.text, flags && ts.isStringLiteralLike(flags) ? flags.text : '');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** @param {ts.Node} node @returns {node is ts.NewExpression | ts.CallExpression} */
const isRegExp = (node) => (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';

/**
 * Why a pattern is refused: its time grows faster than the text that it reads; undefined when it does not.
 * @param {Pattern} pattern
 */
async function complaint({ file, line, source, flags }) {
  const answer = await check(source, flags, LIMITS);
  if (answer.status === 'safe') return undefined;
  const reason = answer.status === 'vulnerable' ? answer.complexity.summary : `undecided: ${answer.error.kind}`;
  return `${file}:${line} /${source}/${flags} ${reason}`;
}

/**
 * No pattern of the packages backtracks without bound: its time grows in proportion to the text.
 * @param {string} root
 */
export async function checkPatterns(root) {
  const files = PACKAGES.flatMap((folder) => sourceFiles(join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file) && !SPARED.test(relative(root, file)))
    .map((file) => patternsOf(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')));
  const problems = [];
  for (const pattern of files.flat()) problems.push(await complaint(pattern));
  const output = problems.filter((problem) => problem !== undefined).join('\n');
  return { ok: output === '', output };
}
