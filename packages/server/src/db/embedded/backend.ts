import type { PGlite } from '@electric-sql/pglite';
import { asksForReady, endOf, simpleQuery, SYNC } from './protocol.ts';

/** Bytes of an answer that travel together; a large result is parsed while the rest of it is still being made. */
const CHUNK = 256 * 1024;

/** The one PostgreSQL backend of the worker, spoken to in bytes of the protocol. */
export interface Backend {
  /**
   * Runs whole protocol messages and hands over the answer in pieces. Throws only if PGlite broke; then nothing it answers is worth
   * anything any more, and only opening the folder anew helps.
   */
  run(bytes: Uint8Array, answer: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<void>;
  /** Takes back what a previous client left: half a query, its transaction, its named statements and settings. */
  reset(): Promise<void>;
  /** Writes the data files and frees the log, if something ran since the last time and no transaction is open. */
  checkpoint(): Promise<void>;
}

/**
 * Uses the streaming call on purpose: `execProtocolRaw` keeps every row it ever returned in memory (seen in 0.5.16).
 * PGlite has no checkpointer process either; without `checkpoint` its log would grow until the next start.
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
    // PGlite swallows what kills PostgreSQL (a trap of the wasm, an exit) and from then on answers nothing at all.
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
