import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInstalled } from './install.mjs';

const wanted = {
  '': {},
  'packages/web': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

test('what npm installed is compared with the lock file', () => {
  assert.equal(
    isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } }),
    true,
    'an optional package of another platform may be missing',
  );
  assert.equal(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } }), false);
  assert.equal(isInstalled(wanted, { 'node_modules/b': { version: '2.0.0' } }), false);
  assert.equal(isInstalled({ 'node_modules/@portal/nowhere': { link: true } }, {}), false);
});
