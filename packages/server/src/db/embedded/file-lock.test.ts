import { spawnSync } from 'node:child_process';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { withLock } from './file-lock.mjs';
import { thisProcess } from './process-identity.mjs';
import { testDataDir } from './testing/data-dir.ts';

const newLock = () => join(testDataDir('empty'), 'cache', 'work.lock');
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

/** Writes a lock file of another process. */
function leaveLock(file: string, holder: Partial<ReturnType<typeof thisProcess>>): Promise<void> {
  const content = JSON.stringify({ ...thisProcess(), token: 'otro', since: '2026-01-01T00:00:00.000Z', ...holder });
  return withLock(file, () => Promise.resolve()).then(() => writeFileSync(file, content));
}

test('one holder at a time; the lock is gone afterwards, also after a failure', async () => {
  const file = newLock();
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await sleep(20);
    inside -= 1;
  };
  const onWait = vi.fn();
  await Promise.all([1, 2, 3].map(() => withLock(file, work, onWait)));
  expect(onWait).toHaveBeenCalledTimes(2);
  const failure = withLock(file, () => Promise.reject(new Error('falla')));
  await expect(failure).rejects.toThrow('falla');
  expect(readdirSync(dirname(file))).toEqual([]);
});

test('the lock of a process that ended is taken over without waiting', async () => {
  const file = newLock();
  await leaveLock(file, { pid: endedPid() });
  const onWait = vi.fn();
  expect(await withLock(file, () => Promise.resolve('hecho'), onWait)).toBe('hecho');
  expect(onWait).not.toHaveBeenCalled();
});

test('waits for the lock of another machine until its heartbeat stops', async () => {
  const file = newLock();
  await leaveLock(file, { space: 'otra máquina' });
  const onWait = vi.fn();
  const result = withLock(file, () => Promise.resolve('hecho'), onWait);
  expect(await Promise.race([result, sleep(400, 'espera')])).toBe('espera');
  expect(onWait).toHaveBeenCalledOnce();
  utimesSync(file, new Date(0), new Date(0));
  expect(await result).toBe('hecho');
});
