import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onOrphaned } from './orphan.mjs';
import { ROOT } from '../root.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let stopLooking = () => {};

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  for (const child of children) child.kill(signal);
  process.exit(128 + constants.signals[signal]);
}

/**
 * Forwards termination signals to the children. Without a child the handlers are removed, so signals have their default effect.
 * @param {import('node:child_process').ChildProcess} child
 */
function track(child) {
  if (children.size === 0) {
    for (const signal of SIGNALS) process.on(signal, stopAll);
    stopLooking = onOrphaned(() => stopAll('SIGTERM'));
  }
  children.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function untrack(child) {
  children.delete(child);
  if (children.size > 0) return;
  for (const signal of SIGNALS) process.off(signal, stopAll);
  stopLooking();
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] default: the repository
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {boolean} [capture] collect the output instead of showing it
 * @property {number} [timeout] milliseconds after which the program is ended
 */

/**
 * Runs a program without standard input and waits for it. A program that cannot be started ends with code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = ROOT, env = {}, capture = false, timeout } = {}) {
  return new Promise((resolve) => {
    const stream = capture ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', stream, stream], timeout });
    track(child);
    let output = '';
    const collect = (/** @type {string} */ chunk) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    const done = (/** @type {number} */ code) => {
      untrack(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      done(127);
    });
    child.on('close', (code, signal) => done(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

/**
 * Runs a JavaScript program with this same Node.
 * @param {string} script
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
