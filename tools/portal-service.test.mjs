import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

const ANALYZE = '/usr/bin/systemd-analyze';

/**
 * What systemd itself says about a unit.
 * @param {string} file
 */
const verify = (file) => run(ANALYZE, ['verify', '--man=no', '--recursive-errors=no', file], { capture: true });

test.runIf(existsSync(ANALYZE) && existsSync('/usr/bin/node'))('systemd finds no fault in the unit, and would find one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const good = join(folder, 'portal.service');
  cpSync(inRoot('deploy/portal.service'), good);
  const { code, output } = await verify(good);
  expect(output).not.toContain('portal.service');
  expect(code, output).toBe(0);
  const bad = join(folder, 'malo.service');
  writeFileSync(bad, '[Service]\nExecStart=/no/existe\nRestrt=always\n');
  expect((await verify(bad)).output).toContain('Restrt');
});
