import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { run } from '../run/run.mjs';

const ANALYZE = '/usr/bin/systemd-analyze';
const read = (/** @type {string} */ name) => readFileSync(inRoot('deploy', name), 'utf8');

/**
 * Verifies units by systemd itself.
 * @param {string[]} files
 */
const verify = (...files) => run(ANALYZE, ['verify', '--man=no', '--recursive-errors=no', ...files], { capture: true });

test.runIf(existsSync(ANALYZE) && existsSync('/usr/bin/node'))('systemd finds no fault in the units, and would find one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const names = ['portal.service', 'portal@.service', 'portal-respaldo.service', 'portal-respaldo.timer'];
  for (const name of names) cpSync(inRoot('deploy', name), join(folder, name));
  const { code, output } = await verify(...names.map((name) => join(folder, name)));
  for (const name of names) expect(output).not.toContain(name);
  expect(code, output).toBe(0);
  const bad = join(folder, 'malo.service');
  writeFileSync(bad, '[Service]\nExecStart=/no/existe\nRestrt=always\n');
  expect((await verify(bad)).output).toContain('Restrt');
});

test('the ports of nginx are those of the units: one for portal.service, and those that the page enables for portal@.service', () => {
  const portsOf = (/** @type {string} */ name, upstream = 'portal') => {
    const [, servers = ''] = new RegExp(String.raw`^upstream ${upstream} \{([^}]*)\}`, 'm').exec(read(name)) ?? [];
    return [...servers.matchAll(/^ {2}server 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => port);
  };
  expect(portsOf('nginx-one-port.conf')).toEqual([/^PORT=(\d+)$/m.exec(read('portal.env'))?.[1]]);
  expect(portsOf('nginx-one-port.conf', 'portal_contenido')).toEqual([/^CONTENIDO_PORT=(\d+)$/m.exec(read('portal.env'))?.[1]]);
  const enabled = /enable --now ((?:portal@\d+ ?)+)/
    .exec(readFileSync(inRoot('docs/operacion.md'), 'utf8'))?.[1]
    ?.trim()
    .split(' ');
  const ports = portsOf('nginx-several-ports.conf');
  expect(enabled).toEqual(ports.map((port) => `portal@${port}`));
  const [, digit] = /\bCONTENIDO_PORT=(\d)%i /.exec(read('portal@.service')) ?? [];
  expect(portsOf('nginx-several-ports.conf', 'portal_contenido')).toEqual(ports.map((port) => `${digit}${port}`));
});

test('the units run programs that the build makes, as one user, and stay down after a refusal', () => {
  const built = readFileSync(inRoot('packages/server/vite.config.ts'), 'utf8');
  for (const name of ['portal.service', 'portal@.service', 'portal-respaldo.service']) {
    const unit = read(name);
    const [, program = ''] = /^ExecStart=.*packages\/server\/dist\/([\w-]+)\.js$/m.exec(unit) ?? [];
    expect(built, name).toMatch(new RegExp(`\\b'?${program}'?: here\\(`));
    for (const line of ['User=portal', 'WorkingDirectory=/opt/portal', 'EnvironmentFile=/etc/portal.env', 'UMask=0077'])
      expect(unit).toContain(line);
    if (name !== 'portal-respaldo.service') expect(unit).toContain('RestartPreventExitStatus=78');
  }
});

test('every metric of the alert rules is one that the portal has', () => {
  const sources = ['metrics.ts', 'cached-measures.ts']
    .map((name) => readFileSync(inRoot('packages/server/src/metrics', name), 'utf8'))
    .join('\n');
  const used = new Set(
    [...read('alertas.yml').matchAll(/\bportal_(\w+)/g)].map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, '')),
  );
  expect(used.size).toBeGreaterThan(5);
  for (const name of used) expect(sources, name).toMatch(new RegExp(`'(portal_)?${name}'`));
});
