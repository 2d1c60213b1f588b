import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolders } from './data-folders.ts';
import { tryLock } from './file-lock.mjs';

/**
 * Request of another process to the one that holds an embedded database: an empty file in the folder of the snapshots; its name is the request.
 * `copia`: a snapshot as `<id>.tar.gz` beside it, or the reason why not as `<id>.error`. `respaldo`: to record that a backup ended. The file is
 * removed when it is done.
 */
export const REQUEST = /^pedido-([\da-f-]{36})\.(copia|respaldo)$/;

/** Kind of a request. */
export type RequestKind = 'copia' | 'respaldo';

/** Paths of the answer to a request. */
export const answerPaths = (dataDir: string, id: string): { readonly snapshot: string; readonly error: string } => {
  const path = join(dataFolders(dataDir).snapshots, `pedido-${id}`);
  return { snapshot: `${path}.tar.gz`, error: `${path}.error` };
};

/** The process that held the database ended before it answered. */
export class PortalEndedError extends Error {}

const LOOK_MS = 100;
/** The portal looks every two seconds and writes some seconds; a large one on a slow disk takes minutes. */
const WAIT_MS = 10 * 60_000;

/**
 * Asks the process that holds the database of a folder and waits until it has done so; returns the id of the request.
 * Throws `PortalEndedError` when that process ends first.
 */
export async function askHolder(dataDir: string, kind: RequestKind): Promise<string> {
  const id = randomUUID();
  const { snapshots } = dataFolders(dataDir);
  await mkdir(snapshots, { recursive: true, mode: 0o700 });
  const request = join(snapshots, `pedido-${id}.${kind}`);
  await writeFile(request, '', { mode: 0o600 });
  try {
    for (let waited = 0; existsSync(request); waited += LOOK_MS) {
      if (waited > WAIT_MS) throw new Error(`El portal de ${dataDir} no respondió en ${WAIT_MS / 60_000} minutos.`);
      if (waited % 1000 === 0 && (await isFree(dataDir))) throw new PortalEndedError('El portal se detuvo antes de responder.');
      await sleep(LOOK_MS);
    }
    return id;
  } finally {
    await rm(request, { force: true });
  }
}

async function isFree(dataDir: string): Promise<boolean> {
  const attempt = await tryLock(join(dataDir, 'portal.lock'));
  if (attempt === 'disputed' || !('lock' in attempt)) return false;
  attempt.lock.release();
  return true;
}
