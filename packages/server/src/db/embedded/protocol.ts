/** Start parameters of the embedded database's worker. */
export interface WorkerStart {
  /** Folder of the cluster; made on first use. */
  readonly folder: string;
  /** Snapshot (`.tar.gz`) to fill a new folder with; absent: an empty database. */
  readonly snapshot?: string;
}

/**
 * Messages from the server's thread. A session is one `pg` client; opening the next one resets the previous one's open transaction,
 * named statements and settings.
 */
export type ToWorker =
  | { readonly type: 'open'; readonly session: number }
  | { readonly type: 'data'; readonly session: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'snapshot'; readonly id: number; readonly file: string }
  | { readonly type: 'close' };

/** Messages to the server's thread. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'data'; readonly session: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'snapshot'; readonly id: number; readonly error?: string }
  | { readonly type: 'closed' };

/** First byte of the protocol's Terminate. PostgreSQL would exit on it, so the stream drops it. */
export const TERMINATE = 0x58;

/** The protocol's Sync: ends a half-sent extended query. */
export const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

/** Encodes a simple query. */
export function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write('Q');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

/** Whether these messages require a ReadyForQuery: a startup message, a simple query, or any that end with Sync. */
export function asksForReady(messages: Uint8Array): boolean {
  return messages[0] === 0 || messages[0] === 0x51 || Buffer.compare(messages.subarray(-SYNC.length), SYNC) === 0;
}

/** Reads the end of a response: ReadyForQuery outside or inside a transaction, or no ReadyForQuery. */
export function endOf(answer: Uint8Array): 'idle' | 'in-transaction' | 'unready' {
  const tail = answer.subarray(-6);
  if (tail.length < 6 || tail[0] !== 0x5a || tail[4] !== 5) return 'unready';
  return tail[5] === 0x49 ? 'idle' : 'in-transaction';
}
