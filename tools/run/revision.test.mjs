import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginRepository } from '../fixture/git-history.mjs';
import { revisionOf } from './revision.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-revision-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test('a build knows the commit and its day, and that the tree was changed; without git what its caller passed, or nothing', () => {
  expect(revisionOf(root)).toEqual({ revision: null, fecha: null });
  const git = beginRepository(root, '2026-11-27T10:00:00Z');
  writeFileSync(join(root, 'a'), '1');
  git('add', 'a');
  git('commit', '-qm', 'uno');
  const revision = git('rev-parse', '--short=12', 'HEAD');
  expect(revisionOf(root)).toEqual({ revision, fecha: '2026-11-27' });
  writeFileSync(join(root, 'suelto'), '1');
  expect(revisionOf(root).revision).toBe(revision);
  writeFileSync(join(root, 'a'), '2');
  expect(revisionOf(root).revision).toBe(`${revision}+cambios`);
  vi.stubEnv('PORTAL_REVISION', 'abc123');
  expect(revisionOf(root)).toEqual({ revision: 'abc123', fecha: null });
  vi.stubEnv('PORTAL_FECHA', '2026-01-02');
  expect(revisionOf(root)).toEqual({ revision: 'abc123', fecha: '2026-01-02' });
});
