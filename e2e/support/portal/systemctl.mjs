// Replaces systemd for the units of deploy/ where no systemd runs: reads them as written, and starts, stops and lists their processes.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const FOLDER = process.env['SYSTEMCTL_FOLDER'] ?? '';
const [command = '', ...rest] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const pidFile = (/** @type {string} */ name) => join(FOLDER, `${name}.pid`);

/** @param {string} name */
function unitOf(name) {
  const [, template = '', instance = ''] = /^(.+?)(?:@(\d+))?\.service$/.exec(name) ?? [];
  const text = readFileSync(join(FOLDER, `${template}${instance && '@'}.service`), 'utf8').replaceAll('%i', instance);
  const values = (/** @type {string} */ key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const settings = values('EnvironmentFile').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line)),
  );
  const pairs = [...values('Environment'), ...settings].map((line) => [
    line.slice(0, line.indexOf('=')),
    line.slice(line.indexOf('=') + 1),
  ]);
  const [program = '', ...args] = (values('ExecStart')[0] ?? '').split(' ');
  return { program, args, cwd: values('WorkingDirectory')[0], env: { PATH: process.env['PATH'], ...Object.fromEntries(pairs) } };
}

/** Whether a process runs; one that ended and that nobody collected does not. @param {string} name */
function runs(name) {
  if (!existsSync(pidFile(name))) return false;
  const stat = `/proc/${readFileSync(pidFile(name), 'utf8')}/stat`;
  return existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
}

/** @param {string} name */
function start(name) {
  const { program, args, ...options } = unitOf(name);
  if (!name.includes('@')) return void execFileSync(program, args, { ...options, stdio: 'inherit' });
  const log = openSync(join(FOLDER, `${name}.log`), 'a');
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  child.unref();
  writeFileSync(pidFile(name), String(child.pid));
}

/** @param {string} name */
async function stop(name) {
  if (runs(name)) process.kill(Number(readFileSync(pidFile(name), 'utf8')), 'SIGTERM');
  while (runs(name)) await sleep(50);
  rmSync(pidFile(name), { force: true });
}

const [name = ''] = rest;
if (command === 'start') start(name);
else if (command === 'stop') await stop(name);
else if (command === 'restart') {
  await stop(name);
  start(name);
} else if (command === 'is-failed') process.exitCode = runs(name) ? 1 : 0;
else if (command === 'list-units') {
  for (const file of readdirSync(FOLDER).filter((each) => each.endsWith('.pid'))) {
    const unit = file.slice(0, -'.pid'.length);
    if (runs(unit)) process.stdout.write(`${unit} loaded active running Portal de capacitación\n`);
  }
}
