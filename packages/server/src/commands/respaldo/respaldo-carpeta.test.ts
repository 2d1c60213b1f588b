// The folder of a backup, which is the same for both databases: linked, pruned, refused when changed, and nothing when killed.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BACKED_UP_AT, useTestBackups } from '@portal/testkit/programs/respaldo.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../domains/archivo/archivo.public.ts';
import { takeDestination } from './destination.ts';
import { readBackup } from './read-backup.ts';

const backups = useTestBackups();
const later = (seconds: number) => new Date(BACKED_UP_AT.getTime() + seconds * 1000);

test('a second backup links the files that did not change, and only the newest stay', async () => {
  const portal = backups.portal();
  const { clave } = await backups.addFile('uno', portal);
  const folders: string[] = [];
  for (const seconds of [0, 1, 2]) folders.push((await backups.backUp({ now: later(seconds), kept: 2 })).folder);
  const [, second = '', third = ''] = folders;
  expect(readdirSync(backups.destination())).toEqual(['respaldo-20261121-150001', 'respaldo-20261121-150002']);
  const inode = (folder: string) => statSync(join(folder, 'archivos', clave)).ino;
  expect(inode(third)).toBe(inode(second));
  // A byte changed on the disk of the backups does not pass into the next one.
  appendFileSync(join(third, 'archivos', clave), 'x');
  const fourth = await backups.backUp({ now: later(3), kept: 1 });
  await backups.removeFiles();
  await expect(readBackup(fourth.folder)).resolves.toMatchObject({ lost: [] });
  expect(readdirSync(backups.destination())).toEqual(['respaldo-20261121-150003']);
});

test('a backup with one byte changed, cut or missing anywhere is refused', async () => {
  await backups.addFile('uno');
  const { folder, manifest } = await backups.backUp();
  await backups.removeFiles();
  await readBackup(folder);
  for (const path of ['manifiesto.json', 'tablas/usuario.jsonl.gz', manifest.files.at(-1)?.path ?? '']) {
    const file = join(folder, path);
    const bytes = readFileSync(file);
    const changed = Buffer.from(bytes);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    for (const wrong of [changed, bytes.subarray(0, -1)]) {
      writeFileSync(file, wrong);
      await expect(readBackup(folder)).rejects.toThrow(`está dañado: ${path}`);
    }
    rmSync(file);
    await expect(readBackup(folder)).rejects.toThrow(/incompleto|no es un respaldo completo/);
    writeFileSync(file, bytes);
  }
  await readBackup(folder);
});

test('a folder that nobody can write into is named with its setting', async () => {
  const { folder } = await backups.backUp();
  const below = join(folder, 'manifiesto.json', 'respaldos');
  await expect(takeDestination(below, BACKED_UP_AT)).rejects.toThrow(`carpeta de respaldos ${below} (ENOTDIR): dé permiso`);
});

test('a file that the store lost is named, and the rest is kept', async () => {
  const portal = backups.portal();
  const [lost, whole] = [await backups.addFile('uno', portal), await backups.addFile('dos', portal)];
  await openStorage(portal).delete(lost.clave);
  const { manifest, folder } = await backups.backUp();
  await backups.removeFiles();
  expect(manifest.lost).toEqual([lost.clave]);
  expect(existsSync(join(folder, 'archivos', whole.clave))).toBe(true);
});

test('a backup killed in the middle leaves nothing that is taken for one, and the next one removes its rest', async () => {
  const portal = backups.portal();
  const { clave } = await backups.addFile('uno', portal);
  // The copy of this file waits for its first byte: the process is killed with its tables written.
  const path = join(portal.dataDir, 'archivos', clave);
  rmSync(path);
  execFileSync('/usr/bin/mkfifo', [path]);
  const command = fileURLToPath(new URL('../backup.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', command, '--destino', backups.destination()], {
    cwd: dirname(command),
    env: { DATA_DIR: portal.dataDir, DATABASE_URL: portal.databaseUrl },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const drafts = () => readdirSync(backups.destination()).filter((name) => name.endsWith('.parcial'));
  const copying = async () => drafts().some((name) => existsSync(join(backups.destination(), name, 'tablas/valoracion_dia.jsonl.gz')));
  const serving = backups.whileServing(once(child, 'exit'));
  await expect.poll(copying).toBe(true);
  child.kill('SIGKILL');
  await serving;
  const [left = ''] = drafts();
  expect(readdirSync(backups.destination()).filter((name) => /^respaldo-\d{8}-\d{6}$/.test(name))).toEqual([]);
  await expect(readBackup(join(backups.destination(), left))).rejects.toThrow('no es un respaldo completo');

  rmSync(path);
  writeFileSync(path, 'uno');
  const { folder } = await backups.backUp();
  await backups.removeFiles();
  expect(readdirSync(backups.destination())).toEqual(['respaldo-20261121-150000']);
  await expect(readBackup(folder)).resolves.toMatchObject({ lost: [] });
});
