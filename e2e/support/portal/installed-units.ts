import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../../tools/root.mjs';

const POLL_MS = 50;

/** The files of deploy/ put where an operator puts them, below one folder. */
export interface Installed {
  /** Copies the built program to a folder as of a release, and changes it with `change`. */
  release(name: string, change?: (folder: string) => void): string;
  /** Runs a program with this systemctl in its PATH; resolves to its exit code and output. */
  run(program: string, args: readonly string[]): Promise<{ readonly code: number; readonly output: string }>;
  /** Output of the process on a port. */
  log(port: number): string;
  /** Folder to which the link of the program leads. */
  readonly link: string;
}

/** Settings of deploy/portal.env that differ from the delivered ones; undefined: the line goes. */
type Settings = Readonly<Record<string, string | undefined>>;

/** Installs the units of deploy/ below `folder`; only paths and the given settings are replaced. */
export function installUnits(folder: string, settings: Settings): Installed {
  const link = join(folder, 'portal');
  const environment = join(folder, 'portal.env');
  const delivered = readFileSync(inRoot('deploy/portal.env'), 'utf8')
    .split('\n')
    .filter((line) => !Object.hasOwn(settings, line.split('=')[0]!));
  const own = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  writeFileSync(environment, [...delivered, ...own, ''].join('\n'));
  for (const unit of ['portal@.service', 'portal-respaldo.service']) {
    const text = readFileSync(inRoot('deploy', unit), 'utf8');
    const placed = text
      .replaceAll('/etc/portal.env', environment)
      .replaceAll('/opt/portal', link)
      .replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(join(folder, unit), placed);
  }
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\nexec ${process.execPath} ${inRoot('e2e/support/portal/systemctl.mjs')} "$@"\n`);
  chmodSync(join(bin, 'systemctl'), 0o755);
  return {
    link,
    log: (port) => readFileSync(join(folder, `portal@${port}.service.log`), 'utf8'),
    release(name, change) {
      const place = join(folder, name);
      for (const path of [
        'packages/server/dist',
        'packages/server/package.json',
        'packages/web/dist',
        'packages/jugador/dist',
        'package.json',
      ])
        cpSync(inRoot(path), join(place, path), { recursive: true });
      for (const path of ['node_modules', 'packages/server/node_modules', 'packages/server/assets'])
        symlinkSync(inRoot(path), join(place, path));
      change?.(place);
      return place;
    },
    async run(program, args) {
      const env = { PATH: `${bin}:${process.env['PATH']}`, SYSTEMCTL_FOLDER: folder, PROGRAMA: link, AJUSTES: environment };
      const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      const [code] = (await once(child, 'close')) as [number];
      return { code, output };
    },
  };
}

/** Finds ports of four digits of this machine that are free, the one of the metrics (1 before it) too. */
export async function freeUnitPorts(count: number): Promise<number[]> {
  const found: number[] = [];
  // Two tests that look at the same moment must not find the same ones.
  for (let port = randomInt(3001, 5000); found.length < count; port += 1)
    if ((await isFree(port)) && (await isFree(10_000 + port)) && (await isFree(20_000 + port))) found.push(port);
  return found;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(port, '127.0.0.1');
  const free = await listening;
  if (free) await once(probe.close(), 'close');
  return free;
}

/** Waits until a process of the portal answers its health call by 200. */
export async function untilServes(port: number): Promise<void> {
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/api/salud`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(POLL_MS);
  }
}
