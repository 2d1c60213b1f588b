import { failure } from '../../errors/errors.ts';
import { locateWorker } from '../../threads/locate-worker.ts';
import { askThread } from '../ask-thread.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { JsonAnswer, JsonRequest } from './json-thread.ts';

/** 20,000 questions with all their fields have fewer. */
const MOST_VALUES = 400_000;

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
  const program = locateWorker(import.meta.url, 'json-worker.js');
  const request = (): JsonRequest => ({ bytes: Uint8Array.from(body), mostValues: MOST_VALUES });
  const answer = await oneAtATime(() => askThread<JsonAnswer>({ program, name: 'json' }, request()));
  if (!answer) throw PROBLEMS.grande();
  if ('problem' in answer) throw PROBLEMS[answer.problem]();
  return answer.value;
}
