import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { locateWorker } from '../../threads/locate-worker.ts';
import type { FromWorker, ToWorker, WorkerStart } from './protocol.ts';
import { SessionStream } from './session-stream.ts';

/** Time to close before the thread is terminated; commits are safe by then. */
const CLOSE_MS = 15_000;

/** Large enough for PostgreSQL's own depth check (2 MB of its stack) to raise error 54001 before the thread's stack overflows. */
const STACK_MB = 32;

/** The embedded database stopped working; only a restart of the process reopens it. */
class EmbeddedDatabaseError extends Error {}

/** The embedded database, which runs in a thread of its own. */
export interface Bridge {
  /** The `stream` of a `pg.Pool({ max: 1 })`. If the thread dies, it is destroyed with the error. */
  stream(): Duplex;
  /** Writes a consistent copy to `file`, which must not exist. Rejects if it cannot be written. */
  snapshot(file: string): Promise<void>;
  /** Waits for the running work and ends the thread. */
  close(): Promise<void>;
}

/**
 * Starts the thread and waits until the database answers. Rejects if it cannot be opened.
 * @param onFailure called once if the thread dies later without being closed; every open and later stream then fails
 */
export async function startBridge(start: WorkerStart, onFailure: (error: Error) => void): Promise<Bridge> {
  const worker = new Worker(locateWorker(import.meta.url, 'embedded-worker.js'), {
    workerData: start,
    execArgv: [],
    name: 'base-embebida',
    resourceLimits: { stackSizeMb: STACK_MB },
  });
  const bridge = new WorkerBridge(worker);
  await bridge.ready;
  bridge.onFailure = onFailure;
  return bridge;
}

class WorkerBridge implements Bridge {
  readonly ready: Promise<void>;
  onFailure: (error: Error) => void = () => {};
  readonly #worker: Worker;
  readonly #sessions = new Map<number, SessionStream>();
  readonly #snapshots = new Map<number, PromiseWithResolvers<void>>();
  readonly #opened = withResolvers();
  readonly #exited = withResolvers();
  #counter = 0;
  #failure: Error | undefined;
  #closing = false;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.ready = this.#opened.promise;
    worker.on('message', (message: FromWorker) => this.#receive(message));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', (code) => {
      if (!this.#closing) this.#fail(new Error(`el hilo terminó con código ${code}`));
      this.#exited.resolve();
    });
  }

  stream(): Duplex {
    return new SessionStream({
      open: (stream) => this.#open(stream),
      send: (session, bytes) => this.#post({ type: 'data', session, bytes }),
      remove: (session) => this.#sessions.delete(session),
    });
  }

  snapshot(file: string): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#counter;
    const pending = withResolvers();
    this.#snapshots.set(id, pending);
    this.#post({ type: 'snapshot', id, file });
    return pending.promise;
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (!this.#failure) {
      this.#post({ type: 'close' });
      await Promise.race([this.#exited.promise, sleep(CLOSE_MS, undefined, { ref: false })]);
    }
    await this.#worker.terminate();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);
  }

  #open(stream: SessionStream): number {
    if (this.#failure) throw this.#failure;
    const session = ++this.#counter;
    this.#sessions.set(session, stream);
    this.#post({ type: 'open', session });
    return session;
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        return this.#opened.resolve();
      case 'data':
        return this.#sessions.get(message.session)?.receive(message.bytes);
      case 'snapshot':
        return this.#settleSnapshot(message.id, message.error);
      case 'closed':
        return;
    }
  }

  #settleSnapshot(id: number, error: string | undefined): void {
    const pending = this.#snapshots.get(id);
    this.#snapshots.delete(id);
    if (error) pending?.reject(new EmbeddedDatabaseError(error));
    else pending?.resolve();
  }

  #fail(cause: Error): void {
    if (this.#failure) return;
    this.#failure = new EmbeddedDatabaseError(`La base de datos embebida dejó de funcionar: ${cause.message}`, { cause });
    this.#opened.reject(this.#failure);
    for (const stream of this.#sessions.values()) stream.destroy(this.#failure);
    for (const { reject } of this.#snapshots.values()) reject(this.#failure);
    this.#snapshots.clear();
    if (!this.#closing) this.onFailure(this.#failure);
  }
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T | PromiseLike<T>) => void;
  readonly reject: (reason: Error) => void;
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers(): PromiseWithResolvers<void> {
  let resolve!: PromiseWithResolvers<void>['resolve'];
  let reject!: PromiseWithResolvers<void>['reject'];
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
