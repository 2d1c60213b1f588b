import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onOrphaned } from './orphan.mjs';
import { ROOT } from './root.mjs';

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs the built server in the foreground until it ends; SIGINT and SIGTERM reach it.
 * @param {string} script relative to the repository
 * @returns {Promise<number>} its exit code
 */
export function runServer(script) {
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [script], { cwd: ROOT, stdio: 'inherit' });
    for (const signal of FORWARDED) {
      process.on(signal, () => {
        // Ctrl+C in a terminal reaches the server too, as part of our process group; a second signal would interrupt its orderly stop.
        if (signal === 'SIGINT' && process.stdin.isTTY) return;
        server.kill(signal);
      });
    }
    onOrphaned(() => server.kill('SIGTERM'));
    server.on('error', reject);
    server.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}
