import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureAllBuilt } from './build.mjs';
import { MOST_BYTES, pack, packedManifest } from './pack.mjs';
import { revisionOf } from './run/revision.mjs';
import { inRoot, ROOT } from './root.mjs';
import { run } from './run/run.mjs';

let folder = '';
let archive = { file: '', bytes: 0 };
/** Folder of the unpacked portal. */
let portal = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-paquete-'));
  await ensureAllBuilt();
  archive = await pack(ROOT, folder);
  execFileSync('tar', ['-xzf', archive.file, '-C', folder]);
  portal = join(folder, basename(archive.file, '.tar.gz'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the archive is small enough to carry, with its sum, and leaves nothing half-written', () => {
  expect(archive.bytes).toBeGreaterThan(10 * 1024 * 1024);
  expect(archive.bytes).toBeLessThanOrEqual(MOST_BYTES);
  const sum = createHash('sha256').update(readFileSync(archive.file)).digest('hex');
  expect(readFileSync(`${archive.file}.sha256`, 'utf8')).toBe(`${sum}  ${basename(archive.file)}\n`);
  const names = [basename(archive.file), `${basename(archive.file)}.sha256`, basename(portal)];
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
});

test('it holds no sources and no tools of development', () => {
  for (const path of ['packages/server/src', 'packages/web/src', 'node_modules/tsx', 'node_modules/vite', 'node_modules/typescript', 'e2e'])
    expect(existsSync(join(portal, path)), path).toBe(false);
});

test('each of its commands is a program that was built', () => {
  /** @type {string[]} */
  const commands = Object.values(packedManifest(ROOT).scripts);
  expect(commands.length).toBeGreaterThan(7);
  for (const command of commands) expect(existsSync(join(portal, command.replace('node ', ''))), command).toBe(true);
});

test('it starts elsewhere without a network, says health and version, and backs itself up without tsx', async () => {
  cpSync(inRoot('tools/fixture/try-archive.mjs'), join(portal, 'try.mjs'));
  const env = { DATA_DIR: join(folder, 'datos'), npm_config_offline: 'true' };
  // A network of its own without an interface but loopback, where the machine permits one.
  const cut = ['-rn', 'sh', '-c', 'ip link set lo up && exec "$0" try.mjs', process.execPath];
  const permitted = (await run('unshare', ['-rn', 'sh', '-c', 'ip link set lo up'], { capture: true })).code === 0;
  const { code, output } = permitted
    ? await run('unshare', cut, { cwd: portal, env, capture: true })
    : await run(process.execPath, ['try.mjs'], { cwd: portal, env, capture: true });
  expect(code, output).toBe(0);
  const { health, page, outside, backup, log } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  expect(health?.status, log).toBe(200);
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  expect(health.text).toContain(version);
  const { revision } = revisionOf(ROOT);
  if (revision) expect(readFileSync(join(portal, 'packages/server/dist/version.json'), 'utf8')).toContain(revision);
  expect(page).toBe(200);
  if (permitted) expect(outside).toBe('cut');
  expect(backup.code, backup.output).toBe(0);
  expect(backup.output).toContain('Respaldo:');
});
