import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './lock.ts';
import { openEmbedded } from './open-embedded.ts';
import { thisProcess } from './process-identity.mjs';
import { testDataDir } from './testing/data-dir.ts';
import { runScript } from './testing/run-script.ts';

const lockFile = (folder: string) => join(folder, 'portal.lock');

/** Writes a lock file of another process with a last heartbeat `silence` milliseconds ago. */
function leaveLock(folder: string, holder: Partial<ReturnType<typeof thisProcess>>, silence = 0): void {
  const content = { ...thisProcess(), token: 'otro', since: '2026-01-01T00:00:00.000Z', ...holder };
  writeFileSync(lockFile(folder), JSON.stringify(content));
  const then = new Date(Date.now() - silence);
  utimesSync(lockFile(folder), then, then);
}

/** Takes the lock, expects the file to name this process, releases it and expects an empty folder. */
async function takeAndRelease(folder: string): Promise<void> {
  const lock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(lockFile(folder), 'utf8'))).toEqual({
    ...thisProcess(),
    token: expect.not.stringMatching(/^otro$/),
    since: expect.not.stringMatching(/^2026-01-01/),
  });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
}

/** A pid that cannot exist: the kernel's end at 2^22. */
const NOBODY = 4_194_305;

test('a second process is refused, with the number of the first and the folder', async () => {
  const folder = testDataDir('empty');
  const first = runScript('hold-lock', folder);
  await first.line();
  const message = `${folder} ya está en uso por el proceso ${first.child.pid}`;
  await expect(lockFolder(folder)).rejects.toThrow(message);
});

test('an unusable data folder is refused with advice', async () => {
  const file = join(testDataDir('empty'), 'archivo');
  writeFileSync(file, '');
  await expect(openEmbedded({ dataDir: file })).rejects.toThrow(
    /^No se puede usar la carpeta de datos .*archivo: .*EEXIST.*Indique otra con DATA_DIR\.$/,
  );
});

test('this process cannot take it twice, but can after the release', async () => {
  const folder = testDataDir('empty');
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`proceso ${process.pid}`);
  lock.release();
  await takeAndRelease(folder);
});

test('the lock of a killed process is taken over', async () => {
  const folder = testDataDir('empty');
  const first = runScript('hold-lock', folder);
  await first.line();
  first.child.kill('SIGKILL');
  await first.ended();
  await takeAndRelease(folder);
});

test('a process that reuses the pid of a dead one does not count as the holder', async () => {
  const folder = testDataDir('empty');
  leaveLock(folder, {});
  await expect(lockFolder(folder), 'same pid, same start: the holder runs').rejects.toThrow(`proceso ${process.pid}`);
  leaveLock(folder, { started: '1' });
  await takeAndRelease(folder);
});

test('a holder on another machine or container keeps it while its heartbeat continues', async () => {
  const folder = testDataDir('empty');
  leaveLock(folder, { pid: NOBODY, space: 'otra máquina' }, 10_000);
  await expect(lockFolder(folder)).rejects.toThrow(`proceso ${NOBODY}`);
  leaveLock(folder, { pid: NOBODY, space: 'otra máquina' }, 60_000);
  await takeAndRelease(folder);
});

test('an unreadable lock (after a power cut) is taken over once it is old', async () => {
  const folder = testDataDir('empty');
  writeFileSync(lockFile(folder), '');
  await expect(lockFolder(folder)).rejects.toThrow('ya está en uso');
  const long = new Date(Date.now() - 60_000);
  utimesSync(lockFile(folder), long, long);
  await takeAndRelease(folder);
});

test('a claim left by a process that died while taking over does not block', async () => {
  const folder = testDataDir('empty');
  leaveLock(folder, { pid: NOBODY });
  writeFileSync(`${lockFile(folder)}.otro`, JSON.stringify({ ...thisProcess(), pid: NOBODY, token: 'tercero', since: '' }));
  await takeAndRelease(folder);
});

test('a release does not remove the lock of another process', async () => {
  const folder = testDataDir('empty');
  const lock = await lockFolder(folder);
  leaveLock(folder, { pid: process.pid });
  lock.release();
  expect(readdirSync(folder)).toEqual(['portal.lock']);
});

test('exactly one of two racing processes takes over the lock of a dead one', async () => {
  const parent = testDataDir('empty');
  const runners = [1, 2, 3].map(() => runScript('race-for-locks'));
  await Promise.all(runners.map((runner) => runner.line()));
  for (let round = 0; round < 40; round++) {
    const folder = join(parent, String(round));
    mkdirSync(folder);
    if (round % 4 > 0) leaveLock(folder, { pid: NOBODY });
    const start = Date.now() + 15;
    for (const { child } of runners) child.stdin?.write(`${start} ${folder}\n`);
    const results = await Promise.all(runners.map((runner) => runner.line()));
    expect(results.toSorted()).toEqual(['lost', 'lost', 'won']);
    expect(readdirSync(folder)).toEqual(['portal.lock']);
  }
});
