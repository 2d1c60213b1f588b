import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judge, one, readPlaywright, readVitest, sum, summaryLine, troubleLines } from './results.mjs';

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

test('vitest: a file that failed to load, or around its tests, counts as one failure; each failure and each repetition is named with its cause', () => {
  const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  const broken = { name: '/a/rota.test.ts', status: 'failed', assertionResults: [], message: 'no module\nat line 3' };
  const tests = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at here'] },
  ];
  const failed = { name: '/a/suma.test.ts', status: 'failed', assertionResults: tests };
  const around = { name: '/a/final.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'ends' }], message: '' };
  const notes = join(folder, 'notes');
  const late = { title: 'suma.test.ts: adds', message: 'expected 2\n  at here' };
  writeFileSync(notes, JSON.stringify({ outside: ['ECONNRESET\nat line 9'], repeated: [late] }));
  const read = readVitest(report({ ...counts, testResults: [broken, failed, around] }), notes);
  const failures = ['rota.test.ts · no module', 'final.test.ts', 'suma.test.ts: subtracts · expected 1', 'outside any test · ECONNRESET'];
  const repeated = ['suma.test.ts: adds · expected 2'];
  expect(read).toEqual({ passed: 4, failed: 4, skipped: 2, failures, repeated });
  expect(read && troubleLines('cliente web', read)).toEqual([
    ...failures.map((title) => `  ✗ cliente web: ${title}`),
    '  ↻ cliente web: suma.test.ts: adds · expected 2',
  ]);
  expect(troubleLines('contrato', one(true))).toEqual([]);
});

test('playwright: an error outside any journey is a failure, a journey that passed on a repetition is named with its cause', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const run = (/** @type {string[]} */ ...messages) => ({ errors: messages.map((message) => ({ message })) });
  const failed = [{ status: 'unexpected', results: [run('Timed out\n  at here')] }];
  const inner = { specs: [{ ok: false, title: 'signs in', file: 'journeys/access.spec.ts', tests: failed }] };
  const flaky = [{ status: 'flaky', results: [run('\u001B[31mnot visible\u001B[39m\nCall log'), run()] }];
  const passed = { ok: true, title: 'opens', file: 'a.spec.ts', tests: [{ status: 'expected', results: [run()] }] };
  const suites = [{ specs: [passed, { ok: true, title: 'repeated', file: 'a.spec.ts', tests: flaky }], suites: [inner] }];
  expect(readPlaywright(report({ stats, errors: [{ message: 'no browser' }], suites }))).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    failures: ['no browser', 'access.spec.ts: signs in · Timed out'],
    repeated: ['a.spec.ts: repeated · not visible'],
  });
});

test('a report that is missing or cut off is no report', () => {
  expect(readVitest(join(folder, 'missing'), join(folder, 'missing'))).toBeNull();
  expect(readPlaywright(report('{"stats":'))).toBeNull();
});
