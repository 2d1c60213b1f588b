import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureLines, judge, one, readPlaywright, readVitest, sum, summaryLine } from './results.mjs';

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

test('vitest: a file that failed to load, or around its tests, counts as one failure; every failure is named', () => {
  const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  const broken = { name: '/a/rota.test.ts', status: 'failed', assertionResults: [], message: 'no module\nat line 3' };
  const tests = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at here'] },
  ];
  const failed = { name: '/a/suma.test.ts', status: 'failed', assertionResults: tests };
  const around = { name: '/a/final.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'ends' }], message: '' };
  const errors = join(folder, 'errors');
  writeFileSync(errors, JSON.stringify(['ECONNRESET\nat line 9']));
  const read = readVitest(report({ ...counts, testResults: [broken, failed, around] }), errors);
  const failures = ['rota.test.ts · no module', 'final.test.ts', 'suma.test.ts: subtracts · expected 1', 'outside any test · ECONNRESET'];
  expect(read).toEqual({ passed: 4, failed: 4, skipped: 2, failures });
  expect(read && failureLines('cliente web', read)).toEqual(failures.map((title) => `  ✗ cliente web: ${title}`));
  expect(failureLines('contrato', one(true))).toEqual([]);
});

test('playwright: an error outside any journey is a failure, a journey that passed on a retry is not', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const inner = { specs: [{ ok: false, title: 'signs in', file: 'journeys/access.spec.ts' }] };
  const suites = [{ specs: [{ ok: true, title: 'retried', file: 'a.spec.ts' }], suites: [inner] }];
  expect(readPlaywright(report({ stats, errors: [{ message: 'no browser' }], suites }))).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    failures: ['no browser', 'access.spec.ts: signs in'],
  });
});

test('a report that is missing or cut off is no report', () => {
  expect(readVitest(join(folder, 'missing'), join(folder, 'missing'))).toBeNull();
  expect(readPlaywright(report('{"stats":'))).toBeNull();
});
