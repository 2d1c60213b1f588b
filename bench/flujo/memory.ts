import { setTimeout as sleep } from 'node:timers/promises';
import { residentOf } from '../process-tree.ts';
import type { Subject } from './measure.ts';

const REST_MS = 60_000;

/** Resident megabytes of a server. */
export interface Memory {
  readonly idle: number;
  readonly after: number;
  readonly rested: number;
}

/** Sends so many requests of a flow, 8 at once, and returns the memory before, right after, and after a minute of rest. */
export async function memoryUnder(pid: number, subject: Subject, requests: number): Promise<Memory> {
  const idle = residentOf(pid);
  const person = async () => {
    while (subject.client.sent() < requests) await subject.flow(subject.client, subject.next(), 5);
  };
  await Promise.all(Array.from({ length: 8 }, person));
  const after = residentOf(pid);
  await sleep(REST_MS);
  return { idle, after, rested: residentOf(pid) };
}
