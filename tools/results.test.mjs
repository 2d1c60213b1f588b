import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { judge, one, readPlaywright, readTap, readVitest, sum, summaryLine } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-results-'));
const report = (/** @type {unknown} */ content) => {
  const file = join(folder, 'report');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

test('the last line of npm test', () => {
  assert.equal(summaryLine(sum([one(true), one(true), one(false)])), '2 passed, 1 failed');
  assert.equal(summaryLine({ passed: 3, failed: 0, skipped: 2 }), '3 passed, 0 failed, 2 skipped');
});

test('no report, no test or a bad end without a failed test is a failure', () => {
  assert.deepEqual(judge(null, 0), one(false));
  assert.deepEqual(judge({ passed: 0, failed: 0, skipped: 0 }, 0), one(false));
  assert.deepEqual(judge({ passed: 5, failed: 0, skipped: 0 }, 1), { passed: 5, failed: 1, skipped: 0 });
  assert.deepEqual(judge({ passed: 5, failed: 2, skipped: 1 }, 1), { passed: 5, failed: 2, skipped: 1 });
});

test('vitest: a file that could not be loaded counts', () => {
  const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  const broken = { status: 'failed', assertionResults: [] };
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  assert.deepEqual(readVitest(report({ ...counts, testResults: [broken, failed] })), { passed: 4, failed: 2, skipped: 2 });
});

test('playwright: an error outside any journey is a failure, a journey that passed on its second try is none', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  assert.deepEqual(readPlaywright(report({ stats, errors: [{}] })), { passed: 4, failed: 2, skipped: 2 });
});

test('node: the totals of the TAP report', () => {
  const tap = 'ok 1 - # pass 9\n# tests 8\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n';
  assert.deepEqual(readTap(report(tap)), { passed: 5, failed: 2, skipped: 1 });
});

test('a report that is missing or cut off is no report', () => {
  assert.equal(readVitest(join(folder, 'missing')), null);
  assert.equal(readPlaywright(report('{"stats":')), null);
});
