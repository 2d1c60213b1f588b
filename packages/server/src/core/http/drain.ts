import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 10_000;

/**
 * Reads a refused body to its end and throws it away, so that the caller, who is still sending, gets to read the answer instead
 * of a broken connection. Gives up on what is absurdly long or slow.
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
