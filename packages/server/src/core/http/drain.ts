import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 10_000;

/**
 * Reads and discards the rest of a refused body. A client reads the response only after sending; without this it would see a reset
 * connection. Gives up after 64 MB or 10 seconds.
 */
export async function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  const ended = new Promise<void>((resolve) => {
    let read = 0;
    request.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > MAX_BYTES) resolve();
    });
    request.once('end', resolve);
    request.once('close', resolve);
  });
  request.resume();
  await Promise.race([ended, sleep(MAX_MS, undefined, { ref: false })]);
}
