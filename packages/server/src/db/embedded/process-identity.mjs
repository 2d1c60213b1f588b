import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * A process, told apart from a later one with the same number.
 * @typedef {object} ProcessIdentity
 * @property {number} pid
 * @property {string | null} started clock ticks from the machine's start to the process's; null where /proc does not tell
 * @property {string} space where the number means this process: machine, its start, and the container's process space
 */

/** @param {() => string} read */
function orNull(read) {
  try {
    return read();
  } catch {
    return null;
  }
}

/**
 * State letter and start of a process by /proc/<pid>/stat; the name in parentheses may hold anything.
 * @param {number} pid
 */
function procStat(pid) {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[0] && fields[19] ? { state: fields[0], started: fields[19] } : null;
}

function thisSpace() {
  const boot = orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const processes = orNull(() => readlinkSync('/proc/self/ns/pid'));
  return boot && processes ? `${boot} ${processes}` : hostname();
}

/**
 * The process that runs this code.
 * @returns {ProcessIdentity}
 */
export const thisProcess = () => ({
  pid: process.pid,
  started: procStat(process.pid)?.started ?? null,
  space: thisSpace(),
});

/**
 * Whether that very process still runs. A killed process that nobody has collected yet counts as gone; `unknown`: it runs, if at all,
 * where this process cannot look (another machine or container, or before a restart).
 * @param {ProcessIdentity} identity
 * @returns {'running' | 'gone' | 'unknown'}
 */
export function lifeOf({ pid, started, space }) {
  if (space !== thisSpace()) return 'unknown';
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return 'gone';
  }
  const now = procStat(pid);
  if (now && (now.state === 'Z' || now.state === 'X')) return 'gone';
  return now && started && now.started !== started ? 'gone' : 'running';
}
