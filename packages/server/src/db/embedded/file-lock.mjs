import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lifeOf, thisProcess } from './process-identity.mjs';

/**
 * File lock of the data folder and of the commands in tools/. Plain JavaScript, because those run before anything is installed.
 *
 * @typedef {object} Owner
 * @property {string} token distinguishes two locks of one process
 * @property {string} since ISO instant, for the operator
 * @typedef {import('./process-identity.mjs').ProcessIdentity & Owner} Holder
 *
 * @typedef {{ release: () => void }} FileLock
 * @typedef {{ lock: FileLock } | { holder: Holder } | 'disputed'} Attempt `disputed`: others replace each other's claims for 2 seconds
 */

const HEARTBEAT_MS = 5_000;
/** A holder that cannot be inspected counts as dead after this long without a heartbeat. */
const SILENCE_MS = 20_000;
const ATTEMPTS = 100;
const PAUSE_MS = 20;
const POLL_MS = 150;

/** @returns {Holder} */
const newHolder = () => ({ ...thisProcess(), token: randomUUID(), since: new Date().toISOString() });

/**
 * Takes the lock unless a live process (this one included) holds it. Takes over the lock of a dead process.
 * @param {string} file absolute path; its folder exists
 * @returns {Promise<Attempt>}
 */
export async function tryLock(file) {
  const me = newHolder();
  const taken = await take(file, me);
  if (taken !== 'mine') return taken;
  const heartbeat = setInterval(() => quietly(() => utimesSync(file, new Date(), new Date())), HEARTBEAT_MS);
  heartbeat.unref();
  const release = () => {
    clearInterval(heartbeat);
    if (read(file)?.token === me.token) rmSync(file, { force: true });
  };
  return { lock: { release } };
}

/**
 * Runs `work` while holding the lock; waits while a live process holds it.
 * @template T
 * @param {string} file absolute path; its folder is made if need be
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when it has to wait
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  let attempt = await tryLock(file);
  if (!isLocked(attempt)) onWait();
  while (!isLocked(attempt)) {
    await sleep(POLL_MS);
    attempt = await tryLock(file);
  }
  try {
    return await work();
  } finally {
    attempt.lock.release();
  }
}

/**
 * @param {Attempt} attempt
 * @returns {attempt is { lock: FileLock }}
 */
const isLocked = (attempt) => attempt !== 'disputed' && 'lock' in attempt;

/**
 * @param {string} file
 * @param {Holder} me
 * @returns {Promise<'mine' | { holder: Holder } | 'disputed'>}
 */
async function take(file, me) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (create(file, me)) return 'mine';
    const holder = read(file);
    if (holder && isAlive(file, holder)) return { holder };
    if (holder && (await replace(file, holder, me))) return 'mine';
    await sleep(PAUSE_MS);
  }
  return 'disputed';
}

/**
 * Replaces the lock of a dead holder. A process first takes a second lock, the claim, named after the dead holder's token, and then
 * reads the lock again; so exactly one of several processes succeeds, however late the others continue. A claimant that dies is
 * replaced in the same way.
 * @param {string} file
 * @param {Holder} dead
 * @param {Holder} me
 */
async function replace(file, dead, me) {
  const claim = `${file}.${dead.token}`;
  if ((await take(claim, newHolder())) !== 'mine') return false;
  try {
    if (read(file)?.token !== dead.token) return false;
    withDraft(file, me, (draft) => renameSync(draft, file));
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/**
 * Creates the file exclusively, like O_EXCL, but never visible without its content.
 * @param {string} file
 * @param {Holder} me
 */
function create(file, me) {
  return withDraft(file, me, (draft) => {
    try {
      linkSync(draft, file);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  });
}

/**
 * @template T
 * @param {string} file
 * @param {Holder} me
 * @param {(draft: string) => T} use
 */
function withDraft(file, me, use) {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    // On a full disk it leaves an empty file.
    writeFileSync(draft, JSON.stringify(me), { flag: 'wx', mode: 0o600 });
    return use(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Null when the file is gone. An unreadable lock file (after a power cut) gets an unknown holder, dead once it stops its heartbeat.
 * @param {string} file
 * @returns {Holder | null}
 */
function read(file) {
  try {
    const text = readFileSync(file, 'utf8');
    return parse(text) ?? { pid: 0, started: null, space: '', since: '?', token: `ilegible-${statSync(file).ino}` };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * @param {string} text
 * @returns {Holder | undefined}
 */
function parse(text) {
  try {
    const { pid, started, space, token, since } = JSON.parse(text);
    return /^[\w-]+$/.test(token) ? { pid, started, space, token, since } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {Holder} holder
 */
function isAlive(file, holder) {
  const life = lifeOf(holder);
  if (life !== 'unknown') return life === 'running';
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < SILENCE_MS;
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** @param {() => void} work */
function quietly(work) {
  try {
    work();
  } catch {
    // The folder was removed under a running server; the database reports that itself.
  }
}
