import type { PGlite } from '@electric-sql/pglite';
import { asksForReady, endOf, simpleQuery, SYNC } from './protocol.ts';

/** Bytes per message to the server's thread, which parses a large result while the rest is still being produced. */
const CHUNK = 256 * 1024;

/** The worker's only PostgreSQL backend; reads and writes bytes of the wire protocol. */
export interface Backend {
  /**
   * Runs complete protocol messages and passes the response on in chunks. Throws only if PGlite broke; then the folder has to be
   * reopened.
   */
  run(bytes: Uint8Array, answer: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<void>;
  /** Resets the session of a previous client: half-sent query, transaction, named statements and settings. */
  reset(): Promise<void>;
  /** Writes the data files and truncates the WAL, unless nothing ran since the last call or a transaction is open. */
  checkpoint(): Promise<void>;
}

/**
 * Calls `execProtocolRawStream`, because `execProtocolRaw` retains every row it returns (PGlite 0.5.16). PGlite has no checkpointer
 * process either; without `checkpoint` its WAL would grow until the next start.
 */
export function createBackend(db: PGlite): Backend {
  let end: ReturnType<typeof endOf> = 'idle';
  let used = false;

  async function run(bytes: Uint8Array, answer: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<void> {
    let pieces: Uint8Array[] = [];
    let size = 0;
    const flush = () => {
      if (size === 0) return;
      const joined = join(pieces, size);
      end = endOf(joined);
      pieces = [];
      size = 0;
      answer(joined);
    };
    const onRawData = (heap: Uint8Array) => {
      pieces.push(heap.slice());
      size += heap.length;
      if (size >= CHUNK) flush();
    };
    used = true;
    end = 'unready';
    await db.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
    flush();
    // PGlite swallows a wasm trap or an exit of PostgreSQL and never answers again.
    if (end === 'unready' && asksForReady(bytes)) throw new Error('PostgreSQL terminó sin responder');
  }

  const silent = (bytes: Uint8Array) => run(bytes, () => {});

  return {
    run,
    async reset() {
      await silent(SYNC);
      await silent(simpleQuery('rollback'));
      await silent(simpleQuery('discard all'));
    },
    async checkpoint() {
      if (!used || end !== 'idle') return;
      await silent(simpleQuery('checkpoint'));
      used = false;
    },
  };
}

function join(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}
