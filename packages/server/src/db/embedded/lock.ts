import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lifeOf, thisProcess, type ProcessIdentity } from './process-identity.ts';

const HEARTBEAT_MS = 5_000;
/** A holder that cannot be looked at and has been silent for this long is dead. */
const SILENCE_MS = 20_000;
const ATTEMPTS = 100;
const PAUSE_MS = 20;

/** Another process works in the folder; the message is for the operator. */
export class FolderInUseError extends Error {}

/** A folder held by this process. */
export interface FolderLock {
  release(): void;
}

interface Holder extends ProcessIdentity {
  /** Tells two locks of one process apart. */
  readonly token: string;
  /** ISO instant, for the operator. */
  readonly since: string;
}

const newHolder = (): Holder => ({ ...thisProcess(), token: randomUUID(), since: new Date().toISOString() });

/**
 * Takes `<folder>/portal.lock`, which must exist as a folder. A lock whose process has died is taken over.
 * Throws `FolderInUseError` if another process, or this one, holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(resolve(folder), 'portal.lock');
  const me = newHolder();
  const other = await take(file, me);
  if (other) {
    throw new FolderInUseError(
      `La carpeta de datos ${resolve(folder)} ya está en uso por el proceso ${other.pid} (desde ${other.since}). ` +
        `Detenga ese proceso o indique otra carpeta con DATA_DIR.`,
    );
  }
  const heartbeat = setInterval(() => quietly(() => utimesSync(file, new Date(), new Date())), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (read(file)?.token === me.token) rmSync(file, { force: true });
    },
  };
}

/** Null once `file` is ours, else its living holder. */
async function take(file: string, me: Holder): Promise<Holder | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (create(file, me)) return null;
    const holder = read(file);
    if (holder && isAlive(file, holder)) return holder;
    if (holder && (await replace(file, holder, me))) return null;
    await sleep(PAUSE_MS);
  }
  throw new FolderInUseError(`No se pudo tomar ${file}: otros procesos lo disputan.`);
}

/**
 * Replaces the lock of a dead holder. Only whoever holds the claim named after that very lock may do it, and it looks again
 * once it has the claim: so of several that saw the same dead holder one succeeds, however late the others wake up.
 * A claim is a lock of the same kind, so a claimant that dies is replaced in its turn.
 */
async function replace(file: string, dead: Holder, me: Holder): Promise<boolean> {
  const claim = `${file}.${dead.token}`;
  if (await take(claim, newHolder())) return false;
  try {
    if (read(file)?.token !== dead.token) return false;
    withDraft(file, me, (draft) => renameSync(draft, file));
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** Exclusive like O_EXCL, but nobody ever sees the file without its content. */
function create(file: string, me: Holder): boolean {
  return withDraft(file, me, (draft) => {
    try {
      linkSync(draft, file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  });
}

function withDraft<T>(file: string, me: Holder, use: (draft: string) => T): T {
  const draft = `${file}.${randomUUID()}.tmp`;
  writeFileSync(draft, JSON.stringify(me), { flag: 'wx', mode: 0o600 });
  try {
    return use(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Null when the file is gone. What a power cut left of a lock belongs to nobody who can be asked. */
function read(file: string): Holder | null {
  try {
    const text = readFileSync(file, 'utf8');
    return parse(text) ?? { pid: 0, started: null, space: '', since: '?', token: `ilegible-${statSync(file).ino}` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const { pid, started, space, token, since } = JSON.parse(text) as Holder;
    return /^[\w-]+$/.test(token) ? { pid, started, space, token, since } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(file: string, holder: Holder): boolean {
  const life = lifeOf(holder);
  if (life !== 'unknown') return life === 'running';
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < SILENCE_MS;
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // The folder was removed under a running server; the database itself will say so.
  }
}
