import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

const newLock = () => join(mkdtempSync(join(tmpdir(), 'portal-lock-')), 'work.lock');
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('one holder at a time; the lock is gone afterwards, also after a failure', async () => {
  const file = newLock();
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await sleep(20);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(file, work)));
  const failure = withLock(file, () => Promise.reject(new Error('falla')));
  await expect(failure).rejects.toThrow('falla');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that ended is taken over', async () => {
  const file = newLock();
  writeFileSync(file, JSON.stringify({ pid: endedPid(), host: hostname(), token: 'a' }));
  const onWait = vi.fn();
  expect(await withLock(file, async () => 'hecho', onWait)).toBe('hecho');
  expect(onWait).toHaveBeenCalledOnce();
});

test('the lock of another machine is taken over only when its heartbeat stopped', async () => {
  const file = newLock();
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: 'otra', token: 'a' }));
  const result = withLock(file, async () => 'hecho');
  expect(await Promise.race([result, sleep(400, 'espera')])).toBe('espera');
  utimesSync(file, new Date(0), new Date(0));
  expect(await result).toBe('hecho');
});
