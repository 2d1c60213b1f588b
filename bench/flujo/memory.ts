import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Subject } from './measure.ts';

/** Resident megabytes of a process. */
export function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

const REST_MS = 60_000;

/** Sends so many requests of a flow, 8 at once, and returns the memory before, right after, and after a minute of rest. */
export async function memoryUnder(
  pid: number,
  subject: Subject,
  requests: number,
): Promise<{ idle: number; after: number; rested: number }> {
  const idle = residentOf(pid);
  const person = async () => {
    while (subject.client.sent() < requests) await subject.flow(subject.client, subject.next(), 5);
  };
  await Promise.all(Array.from({ length: 8 }, person));
  const after = residentOf(pid);
  await sleep(REST_MS);
  return { idle, after, rested: residentOf(pid) };
}
