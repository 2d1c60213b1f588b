import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

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
 * Reads Vitest's JSON report. A test file that failed to load contains no test and counts as one failure.
 * @param {string} file
 * @returns {Counts | null}
 */
export const readVitest = (file) =>
  readReport(file, (text) => {
    const report = JSON.parse(text);
    const broken = report.testResults.filter((/** @type {any} */ f) => f.status === 'failed' && f.assertionResults.length === 0).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });

/**
 * Reads Playwright's JSON report; errors outside any test count as failures. A journey that passed on a retry (CI only, as in
 * vitest.config.ts) counts as passed; the list reporter names it at the end.
 * @param {string} file
 * @returns {Counts | null}
 */
export const readPlaywright = (file) =>
  readReport(file, (text) => {
    const { stats, errors } = JSON.parse(text);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
  });
