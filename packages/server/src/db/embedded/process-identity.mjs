import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Identifies a process even when a later one reuses its pid.
 * @typedef {object} ProcessIdentity
 * @property {number} pid
 * @property {string | null} started clock ticks from the machine's start to the process's; null without /proc
 * @property {string} space where the pid is valid: machine, its boot, and the container's pid namespace
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
 * Reads state and start of a process from /proc/<pid>/stat, after the name in parentheses, which may contain anything.
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
 * Whether the system has no process of this number; one that we may not signal is there.
 * @param {number} pid
 */
function isAbsent(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/**
 * Whether that process still runs. A zombie counts as gone; `unknown`: its pid belongs to another machine, container or boot, which
 * this process cannot inspect.
 * @param {ProcessIdentity} identity
 * @returns {'running' | 'gone' | 'unknown'}
 */
export function lifeOf({ pid, started, space }) {
  if (space !== thisSpace()) return 'unknown';
  if (isAbsent(pid)) return 'gone';
  const now = procStat(pid);
  if (now && (now.state === 'Z' || now.state === 'X')) return 'gone';
  return now && started && now.started !== started ? 'gone' : 'running';
}
