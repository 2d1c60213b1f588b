import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditDependencies, judgeAudit } from './audit.mjs';
import { runStages } from './run-checks.mjs';

const advisory = { title: 'Prototype pollution', url: 'https://example.org/1' };
const flaw = (/** @type {string} */ severity, /** @type {unknown[]} */ via = [advisory]) => ({ severity, range: '<1.2.3', via });
const judge = (/** @type {object} */ vulnerabilities) => judgeAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }));

test('a severe flaw fails and is named; lesser ones do not fail', () => {
  expect(judge({})).toEqual({ ok: true, output: '' });
  expect(judge({ a: flaw('moderate'), b: flaw('low') })).toEqual({ ok: true, output: '' });
  const { ok, output } = judge({ a: flaw('high'), b: flaw('critical', ['a']), c: flaw('low') });
  expect(ok).toBe(false);
  expect(output).toBe('a <1.2.3 (high): Prototype pollution https://example.org/1\nb <1.2.3 (critical): por a');
});

test.each([
  ['{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}', '405 Method Not Allowed'],
  ['{"message":"connect ECONNREFUSED","error":{"summary":"","detail":""}}', 'connect ECONNREFUSED'],
  ['{"error":{"code":"ENOTFOUND","summary":""}}', 'ENOTFOUND'],
  ['', 'sin respuesta a tiempo'],
  ['spawn npm ENOENT', 'sin respuesta a tiempo'],
])('%s is skipped with its reason', (answer, reason) => {
  expect(judgeAudit(answer)).toEqual({ ok: true, output: '', skipped: `el registro no respondió: ${reason}` });
});

const LEFT = { name: 'left', version: '1.0.0' };
/** npm reads the versions of a flawed package to decide which ones it would take. */
const PACKUMENT = { name: 'left', 'dist-tags': { latest: '1.2.3' }, versions: { '1.0.0': LEFT, '1.2.3': { ...LEFT, version: '1.2.3' } } };

/**
 * A project with one dependency, and a registry that answers every audit the same.
 * @param {number} status
 * @param {unknown} answer
 */
async function project(status, answer) {
  const asked = vi.fn();
  const server = createServer((request, response) => {
    asked(request.method, request.url);
    const body = request.method === 'POST' ? answer : PACKUMENT;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const root = mkdtempSync(join(tmpdir(), 'portal-audit-'));
  onTestFinished(() => {
    server.close();
    rmSync(root, { recursive: true, force: true });
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const entry = { name: 'prueba', version: '1.0.0', dependencies: { left: '1.0.0' } };
  const left = { version: '1.0.0', integrity: 'sha512-a' };
  writeFileSync(join(root, '.npmrc'), `registry=http://127.0.0.1:${port}/\n`);
  writeFileSync(join(root, 'package.json'), JSON.stringify(entry));
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ name: 'prueba', lockfileVersion: 3, packages: { '': entry, 'node_modules/left': left } }),
  );
  return { root, asked };
}

const BULK = { id: 1, ...advisory, severity: 'high', vulnerable_versions: '<1.2.3' };

test('npm asks the registry: its answer decides', async () => {
  const { root, asked } = await project(200, { left: [BULK] });
  expect(await auditDependencies(root)).toEqual({ ok: false, output: 'left 1.0.0 (high): Prototype pollution https://example.org/1' });
  expect(asked).toHaveBeenCalledWith('POST', expect.stringContaining('/-/npm/v1/security/'));
});

test('a registry without an audit skips the stage', async () => {
  const { root } = await project(404, {});
  expect(await auditDependencies(root)).toMatchObject({ ok: true, skipped: expect.stringContaining('404') });
});

test('a skipped stage counts as skipped and prints its reason', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const counts = await runStages([
    { name: 'audit', run: async () => judgeAudit('') },
    { name: 'otra', run: async () => ({ ok: true, output: '' }) },
  ]);
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 1 });
  expect(print.mock.calls.join('\n')).toMatch(/omitida +audit.*\(el registro no respondió: sin respuesta a tiempo\)/);
});
