import { expect, test } from 'vitest';
import { versionText } from './version.ts';

test('a version is worded with what the build knew of its commit', () => {
  expect(versionText({ revision: '0f3c5a1b2d4e', fecha: '2026-11-27' })).toBe('v1.0.91 (0f3c5a1b2d4e, 2026-11-27)');
  expect(versionText({ revision: '0f3c5a1b2d4e', fecha: null })).toBe('v1.0.91 (0f3c5a1b2d4e)');
  expect(versionText({ revision: null, fecha: null })).toBe('v1.0.91');
});
