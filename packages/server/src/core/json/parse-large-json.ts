import { Worker } from 'node:worker_threads';
import { failure } from '../../errors/errors.ts';
import { locateWorker } from '../../threads/locate-worker.ts';
import { limitConcurrency } from '../concurrency.ts';
import type { JsonAnswer, JsonRequest } from './json-thread.ts';

/** 20,000 questions with all their fields have fewer. */
const MOST_VALUES = 400_000;
const HEAP_MB = 512;

const PROBLEMS = {
  json: () => failure('cuerpo_ilegible', 'llamada.json'),
  grande: () => failure('demasiado_grande', 'llamada.grande'),
};

/** One body at a time: each may take the memory of a thread. */
const oneAtATime = limitConcurrency(1);

/**
 * Parses a large JSON body in a thread with limited memory: 32 MB of small objects would hold the main thread for ten seconds. Throws 400
 * for no JSON, 413 for more values than any call takes.
 */
export async function parseLargeJson(body: Uint8Array): Promise<unknown> {
  const answer = await oneAtATime(() => askThread({ bytes: Uint8Array.from(body), mostValues: MOST_VALUES }));
  if ('problem' in answer) throw PROBLEMS[answer.problem]();
  return answer.value;
}

async function askThread(request: JsonRequest): Promise<JsonAnswer> {
  const worker = new Worker(locateWorker(import.meta.url, 'json-worker.js'), {
    workerData: request,
    transferList: [request.bytes.buffer],
    execArgv: [],
    name: 'json',
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    return await new Promise<JsonAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) => (isOutOfMemory(error) ? resolve({ problem: 'grande' }) : reject(error)));
      worker.once('exit', () => reject(new Error('el hilo de JSON terminó sin responder')));
    });
  } finally {
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
