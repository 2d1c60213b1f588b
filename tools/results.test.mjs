import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judge, one, readPlaywright, readVitest, sum, summaryLine } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-results-'));
const report = (/** @type {unknown} */ content) => {
  const file = join(folder, 'report');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

test('the last line of npm test', () => {
  expect(summaryLine(sum([one(true), one(true), one(false)]))).toBe('2 passed, 1 failed');
  expect(summaryLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
});

test('no report, no test, or an exit code without a failed test is a failure', () => {
  expect(judge(null, 0)).toEqual(one(false));
  expect(judge({ passed: 0, failed: 0, skipped: 0 }, 0)).toEqual(one(false));
  expect(judge({ passed: 5, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(judge({ passed: 5, failed: 2, skipped: 1 }, 1)).toEqual({ passed: 5, failed: 2, skipped: 1 });
});

test('vitest: a file that failed to load counts as one failure', () => {
  const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  const broken = { status: 'failed', assertionResults: [] };
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  expect(readVitest(report({ ...counts, testResults: [broken, failed] }))).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('playwright: an error outside any journey is a failure, a journey that passed on a retry is not', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(readPlaywright(report({ stats, errors: [{}] }))).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('a report that is missing or cut off is no report', () => {
  expect(readVitest(join(folder, 'missing'))).toBeNull();
  expect(readPlaywright(report('{"stats":'))).toBeNull();
});
