import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 2_000;
const STALE_MS = 30_000;
const POLL_MS = 150;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Creates the file if nobody holds it.
 * @param {string} file
 */
function tryTake(file) {
  const token = randomUUID();
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname(), token }), { flag: 'wx' });
    return token;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return null;
    throw error;
  }
}

/**
 * Frees a lock whose holder is gone: its process has ended, or (other machine, reused process number) its heartbeat stopped.
 * @param {string} file
 */
function dropIfStale(file) {
  try {
    const silent = Date.now() - statSync(file).mtimeMs;
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8') || '{}');
    const dead = host === hostname() && !isAlive(pid);
    if (!(dead || silent > STALE_MS)) return;
    // A rename has one winner, so two waiting processes cannot both free it.
    const grave = `${file}.${randomUUID()}`;
    renameSync(file, grave);
    rmSync(grave);
  } catch {
    // Gone or half written meanwhile: the next look decides.
  }
}

/**
 * Runs `work` while holding a file lock between processes; waits for whoever holds it.
 * @template T
 * @param {string} file absolute path of the lock
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when it has to wait
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  let token = tryTake(file);
  if (!token) onWait();
  while (!token) {
    await sleep(POLL_MS);
    dropIfStale(file);
    token = tryTake(file);
  }
  const heartbeat = setInterval(() => beat(file), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    release(file, token);
  }
}

/** @param {string} file */
function beat(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Another process took a lock that it judged stale; the build's own rename keeps the result whole.
  }
}

/**
 * @param {string} file
 * @param {string} token
 */
function release(file, token) {
  try {
    if (JSON.parse(readFileSync(file, 'utf8')).token === token) rmSync(file);
  } catch {
    // Already gone.
  }
}
