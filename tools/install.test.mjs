import { expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const wanted = {
  '': {},
  'packages/web': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

test('compares the installed packages with the lock file; an optional package of another platform may be missing', () => {
  expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
  expect(isInstalled(wanted, { 'node_modules/b': { version: '2.0.0' } })).toBe(false);
  expect(isInstalled({ 'node_modules/@portal/nowhere': { link: true } }, {})).toBe(false);
});
