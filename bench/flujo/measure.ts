import { quantile } from '../statistics.ts';
import type { Client } from './client.ts';
import type { Flow } from './flows.ts';
import type { Pair } from './scene.ts';

/** Somebody to measure: a flow against one server. */
export interface Subject {
  readonly name: string;
  readonly flow: Flow;
  readonly client: Client;
  /** Hands out pairs of its database. */
  readonly next: () => Pair;
}

/** Flows a second, and how long one takes (milliseconds). */
export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/** Between 5 and 10 right answers, in turn: half of the grades pass. */
let turn = 0;
const rightAnswers = (): number => 5 + (turn++ % 6);

/** Runs one flow and returns its milliseconds. */
async function timed({ flow, client, next }: Subject): Promise<number> {
  const start = performance.now();
  await flow(client, next(), rightAnswers());
  return performance.now() - start;
}

/** Runs some flows, so many at once. */
export async function repeat(subject: Subject, times: number, atOnce = 1): Promise<void> {
  let begun = 0;
  const person = async () => {
    while (begun++ < times) await timed(subject);
  };
  await Promise.all(Array.from({ length: atOnce }, person));
}

/** Runs flows of `clients` people at once for some milliseconds; the first failure rejects. */
export async function speedOf(subject: Subject, clients: number, milliseconds: number): Promise<Speed> {
  const times: number[] = [];
  const start = performance.now();
  const person = async () => {
    while (performance.now() - start < milliseconds) times.push(await timed(subject));
  };
  await Promise.all(Array.from({ length: clients }, person));
  const elapsed = performance.now() - start;
  return { perSecond: (times.length / elapsed) * 1_000, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
