import { readFileSync } from 'node:fs';

/** Milliseconds of one tick of /proc/<pid>/stat, the same on every Linux. */
const TICK_MS = 10;

/** The process and those that it started, and theirs. */
export function groupOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(groupOf)];
}

/** Resident megabytes of a process and those that it started; pages that they share count for each. */
export const residentOf = (pid: number): number => groupOf(pid).reduce((total, each) => total + ownResident(each), 0);

function ownResident(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Milliseconds that a process and those that it started, also those that ended, worked on a processor. */
export const workedOf = (pid: number): number => groupOf(pid).reduce((total, each) => total + ownWork(each), 0);

function ownWork(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, which may hold spaces, ends with the last parenthesis; user, system, and both of ended children begin at the 12th.
  const ticks = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return ticks.reduce((total, each) => total + Number(each), 0) * TICK_MS;
}
