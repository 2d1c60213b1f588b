import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onOrphaned } from './orphan.mjs';
import { ROOT } from '../root.mjs';

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A server that ends by itself so often within a minute is not started again. */
const MOST_ENDS = 5;
const MINUTE_MS = 60_000;

/**
 * @typedef {object} Ending
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 * @property {boolean} ready whether the server had announced that it was ready
 */

/**
 * Runs the built server in the foreground until a signal stops it; SIGINT, SIGTERM and SIGHUP reach it. A server that was ready once and
 * ends by itself is started again, until the fifth end within a minute. A server that never got ready is not: its own message says why.
 * @param {string} script relative to the repository
 * @returns {Promise<number>} its last exit code
 */
export async function runServer(script) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  let stopping = false;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    stopping = true;
    // Ctrl+C in a terminal reaches the server too, as part of our process group; a second signal would interrupt its orderly stop.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server?.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, () => stop(signal));
  onOrphaned(() => stop('SIGTERM'));

  let wasReady = false;
  const mayStartAgain = endCounter();
  for (;;) {
    const ending = await runOnce(script, (child) => (server = child));
    wasReady ||= ending.ready;
    const exitCode = exitCodeOf(ending);
    if (stopping || exitCode === 0 || !wasReady || !mayStartAgain(ending)) return exitCode;
  }
}

const exitCodeOf = (/** @type {Ending} */ { code, signal }) => code ?? 128 + constants.signals[signal ?? 'SIGTERM'];

/** Counts the ends of the last minute: returns, and prints with the reason, whether the server is started again. */
function endCounter() {
  /** @type {number[]} */
  let ends = [];
  return (/** @type {Ending} */ { code, signal }) => {
    const now = performance.now();
    ends = [...ends.filter((end) => now - end < MINUTE_MS), now];
    const again = ends.length < MOST_ENDS;
    const reason = `El servidor terminó solo (${signal ? `señal ${signal}` : `código ${code}`})`;
    console.error(
      `${new Date().toISOString()} ${reason}${again ? ': se inicia de nuevo.' : ` por ${ends.length}.ª vez en un minuto: no se inicia de nuevo.`}`,
    );
    return again;
  };
}

/**
 * Starts the server once and waits for its end.
 * @param {string} script
 * @param {(child: import('node:child_process').ChildProcess) => void} onStart
 * @returns {Promise<Ending>}
 */
function runOnce(script, onStart) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    let ready = false;
    onStart(child);
    child.on('message', (message) => (ready ||= message === 'listo'));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ code, signal, ready }));
  });
}
