import { parentPort, workerData } from 'node:worker_threads';
import type { JsonAnswer, JsonRequest } from './json-thread.ts';

/** Entry of the thread that parses one large JSON body, unless it has too many values. */
function answer({ bytes, mostValues }: JsonRequest): JsonAnswer {
  if (exceeds(bytes, mostValues)) return { problem: 'grande' };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { problem: 'json' };
  }
}

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = Buffer.from('"\\,[{');

/** Counts commas and brackets outside of texts: parsing millions of values would take seconds and all memory of the thread. */
function exceeds(bytes: Uint8Array, most: number): boolean {
  let count = 0;
  let inText = false;
  for (let place = 0; place < bytes.length && count <= most; place += 1) {
    const sign = bytes[place];
    if (sign === QUOTE) inText = !inText;
    else if (inText && sign === BACKSLASH) place += 1;
    else if (!inText && (sign === COMMA || sign === BRACKET || sign === BRACE)) count += 1;
  }
  return count > most;
}

parentPort?.postMessage(answer(workerData as JsonRequest), []);
