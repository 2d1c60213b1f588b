import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { createBackend } from './backend.ts';
import { openCluster } from './cluster.ts';
import type { FromWorker, ToWorker, WorkerStart } from './protocol.ts';

/**
 * The thread of the embedded database. It runs messages strictly one after the other. An uncaught error ends the thread, and the
 * bridge reports it.
 */
const CHECKPOINT_MS = 60_000;

if (!parentPort) throw new Error('embedded/worker must run as a worker thread');
const port = parentPort;
const { folder, snapshot } = workerData as WorkerStart;
// V8 compiles a function of PostgreSQL once more, optimized, after a number of bytes of its code ran: 1.8 million by default, 13 million in
// Node 24. Functions that only the start uses a lot are not worth it: a third of a second and 40 MB. Under load the others get there soon
// (record 085). Holds for the whole process.
setFlagsFromString('--wasm-tiering-budget=1000000000');
const db = await openCluster(folder, snapshot);
const backend = createBackend(db);

const post = (message: FromWorker) => port.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);

let session = 0;
let writing: Promise<void> = Promise.resolve();

async function serve(from: number, bytes: Uint8Array): Promise<void> {
  if (from === session) await backend.run(bytes, (answer) => post({ type: 'data', session: from, bytes: answer }));
}

/** Reads the data files while no query runs; compresses and writes (mode 0600, fsync) while the next queries run. */
async function takeSnapshot(id: number, file: string): Promise<void> {
  const tar = await db.dumpDataDir('none');
  writing = pipeline(Readable.fromWeb(tar.stream()), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
    .then(() => post({ type: 'snapshot', id }))
    .catch((error: unknown) => post({ type: 'snapshot', id, error: String(error) }));
}

async function close(): Promise<void> {
  clearInterval(timer);
  await writing;
  await backend.reset();
  await db.close();
  post({ type: 'closed' });
  port.close();
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'open':
      session = message.session;
      return backend.reset();
    case 'data':
      return serve(message.session, message.bytes);
    case 'snapshot':
      return takeSnapshot(message.id, message.file);
    case 'close':
      return close();
  }
}

let queue: Promise<void> = Promise.resolve();
const enqueue = (work: () => Promise<void>) => {
  queue = queue.then(work).catch((error: unknown) => {
    // PGlite also throws objects that are not errors, which cannot be posted to the other thread.
    throw error instanceof Error ? error : new Error(inspect(error));
  });
};
port.on('message', (message: ToWorker) => enqueue(() => handle(message)));
const timer = setInterval(() => enqueue(() => backend.checkpoint()), CHECKPOINT_MS);
post({ type: 'ready' });
