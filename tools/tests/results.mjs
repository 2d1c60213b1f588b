import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * `failures`: titles of the failed tests, as many as the report names. `repeated`: titles of the tests that passed on a repetition (CI only), which
 * count as passed. Both with the first line of the error.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: readonly string[], repeated?: readonly string[] }} Counts
 */

/** @type {Readonly<Counts>} */
const NONE = { passed: 0, failed: 0, skipped: 0 };

/** @type {Readonly<Counts>} */
export const SKIPPED = { ...NONE, skipped: 1 };

/** @param {boolean} ok @returns {Counts} */
export const one = (ok) => ({ ...NONE, [ok ? 'passed' : 'failed']: 1 });

/** @param {readonly Counts[]} all @returns {Counts} */
export const sum = (all) =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), NONE);

/**
 * Each failed test, and each that passed on a repetition, as a line of the summary, which a reader of a long log's end needs.
 * @param {string} stage
 * @param {Counts} counts
 * @returns {string[]}
 */
export const troubleLines = (stage, { failures = [], repeated = [] }) => [
  ...failures.map((title) => `  ✗ ${stage}: ${title}`),
  ...repeated.map((title) => `  ↻ ${stage}: ${title}`),
];

/** The first line of an error, without colours and no longer than a line of a terminal. @param {string | undefined} message */
const firstLine = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')[0]
    ?.slice(0, 160) ?? '';

/** @param {string} title @param {string | undefined} message */
const titled = (title, message) => [title, firstLine(message)].filter(Boolean).join(' · ');

/**
 * The last line of `npm test`.
 * @param {Counts} counts
 */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Reconciles a runner's counts with its exit code: no report, no test, or an exit code without a failed test counts as one failure.
 * @param {Counts | null} counts `null`: it left no report
 * @param {number} code
 * @returns {Counts}
 */
export function judge(counts, code) {
  if (!counts || counts.passed + counts.failed + counts.skipped === 0) return one(false);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @template T
 * @param {string} file
 * @param {(text: string) => T} parse
 * @returns {T | null}
 */
function readReport(file, parse) {
  if (!existsSync(file)) return null;
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Reads Vitest's JSON report. A test file that failed without a failed test (it did not load, or what surrounds its tests failed) counts as one
 * failure, and so does each error outside any test, which the report does not hold.
 * @param {string} file
 * @param {string} notesFile written by `run-reporter.mjs`
 * @returns {Counts | null}
 */
export const readVitest = (file, notesFile) =>
  readReport(file, (text) => {
    const report = JSON.parse(text);
    const files = report.testResults.filter((/** @type {any} */ each) => each.status === 'failed');
    const broken = files.filter((/** @type {any} */ each) =>
      each.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
    );
    const failed = files.flatMap((/** @type {any} */ each) =>
      each.assertionResults
        .filter((/** @type {any} */ test) => test.status === 'failed')
        .map((/** @type {any} */ test) => titled(`${basename(each.name)}: ${test.fullName}`, test.failureMessages?.[0])),
    );
    /** @type {import('./run-reporter.mjs').Notes} */
    const { outside, repeated } = readReport(notesFile, (notes) => JSON.parse(notes)) ?? { outside: [], repeated: [] };
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length + outside.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [
        ...broken.map((/** @type {any} */ each) => titled(basename(each.name), each.message)),
        ...failed,
        ...outside.map((message) => titled('outside any test', message)),
      ],
      repeated: repeated.map(({ title, message }) => titled(title, message)),
    };
  });

/** The tests of a suite and of the suites within. @param {any} suite @returns {any[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** A journey's title and the first line of its first error. @param {any} spec */
const journey = ({ file, title, tests = [] }) =>
  titled(
    `${basename(file)}: ${title}`,
    tests.flatMap((/** @type {any} */ { results }) => results.flatMap((/** @type {any} */ { errors }) => errors))[0]?.message,
  );

/** Whether a journey passed on a repetition. @param {any} spec */
const isFlaky = ({ tests = [] }) => tests.some((/** @type {any} */ { status }) => status === 'flaky');

/**
 * Reads Playwright's JSON report; errors outside any test count as failures.
 * @param {string} file
 * @returns {Counts | null}
 */
export const readPlaywright = (file) =>
  readReport(file, (text) => {
    const { stats, errors, suites } = JSON.parse(text);
    const specs = suites.flatMap(specsOf);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      failures: [
        ...errors.map((/** @type {any} */ error) => firstLine(error.message)),
        ...specs.filter((/** @type {any} */ { ok }) => !ok).map(journey),
      ],
      repeated: specs.filter(isFlaky).map(journey),
    };
  });
