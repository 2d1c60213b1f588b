import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { postgresBin, postgresUser } from '../../packages/server/src/testing/postgres-binaries.ts';
import { temporaryFolder } from '../../packages/server/src/testing/temporary-folder.ts';
import { inRoot } from '../../tools/root.mjs';

const run = promisify(execFile);
const NODES = ['bd1', 'bd2', 'bd3'] as const;
const PASSWORD = 'simulacro';
const LOOK_MS = 100;

/** Programs of the drill. */
export interface Programs {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
}

/** A member as Patroni's REST lists it. */
export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Three nodes under Patroni with etcd, and HAProxy before them: deploy/patroni.yml and deploy/haproxy.cfg with the addresses of this machine. */
export interface Conmutacion {
  /** Address that leads to the primary. */
  readonly url: string;
  /** Waits until there are a leader, a synchronous standby and a further replica that streams. Returns the leader. */
  whole(): Promise<string>;
  /** Members, as any living node knows them. */
  members(): Promise<readonly Member[]>;
  /** Kills a node: Patroni and every process of its PostgreSQL, at once. */
  kill(name: string): void;
  /** Starts a killed node again. */
  revive(name: string): void;
  /** `patronictl switchover`. */
  switchOver(): Promise<void>;
  stop(): Promise<void>;
}

interface Node {
  readonly name: string;
  readonly folder: string;
  readonly config: string;
  readonly rest: number;
  readonly port: number;
  process?: ChildProcess;
}

/** Replaces every expression of a delivered file. Throws if one is not found. */
function adapted(file: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce(
    (text, [found, given]) => {
      if (!found.test(text)) throw new Error(`${file} no longer has ${found}`);
      return text.replace(found, () => given);
    },
    readFileSync(inRoot(file), 'utf8'),
  );
}

/** Starts everything and waits until it is whole. */
export async function startConmutacion(programs: Programs): Promise<Conmutacion> {
  const folder = temporaryFolder('patroni');
  const user = postgresUser();
  const own = (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  };
  own(folder);
  const children = new Set<ChildProcess>();
  const start = (name: string, program: string, args: readonly string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, HOME: folder },
    });
    closeSync(log);
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  const [client, peer, entry, replicas] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const nodes: Node[] = [];
  for (const name of NODES) nodes.push(await nodeIn(folder, { name, etcd: client, own }));
  const at = (port: number) => `http://127.0.0.1:${port}`;
  start('etcd', programs.etcd, [
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    at(client),
    '--advertise-client-urls',
    at(client),
    '--listen-peer-urls',
    at(peer),
    '--initial-advertise-peer-urls',
    at(peer),
    '--initial-cluster',
    `default=${at(peer)}`,
  ]);
  const launch = (node: Node) => void (node.process = start(node.name, programs.patroni, [node.config]));
  for (const node of nodes) launch(node);
  const proxy = join(folder, 'haproxy.cfg');
  const servers = nodes.map(({ name, port, rest }): [RegExp, string] => [
    new RegExp(`server ${name} 10\\.0\\.0\\.1\\d:5432 check port 8008`, 'g'),
    `server ${name} 127.0.0.1:${port} check port ${rest}`,
  ]);
  writeFileSync(
    proxy,
    adapted('deploy/haproxy.cfg', [
      [/127\.0\.0\.1:5000$/m, `127.0.0.1:${entry}`],
      [/127\.0\.0\.1:5001$/m, `127.0.0.1:${replicas}`],
      ...servers,
    ]),
  );
  start('haproxy', programs.haproxy, ['-db', '-f', proxy]);

  const alive = () => nodes.filter(({ process: running }) => running !== undefined);
  const members = async (): Promise<readonly Member[]> => {
    for (const { rest } of alive()) {
      const answer = await fetch(`${at(rest)}/cluster`).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const whole = async (): Promise<string> => {
    for (;;) {
      const found = await members();
      const streaming = found.filter(({ role, state }) => role !== 'leader' && /^(running|streaming)$/.test(state));
      const leader = found.find(({ role, state }) => role === 'leader' && state === 'running');
      if (leader && streaming.length === NODES.length - 1 && streaming.some(({ role }) => role === 'sync_standby')) return leader.name;
      await sleep(LOOK_MS);
    }
  };
  const kill = (name: string): void => {
    const node = nodes.find((each) => each.name === name)!;
    node.process?.kill('SIGKILL');
    delete node.process;
    for (const pid of postgresOf(node)) killNow(pid);
  };
  const stop = async (): Promise<void> => {
    for (const { name } of nodes) kill(name);
    const ended = [...children].map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  const conmutacion: Conmutacion = {
    url: `postgresql://postgres:${PASSWORD}@127.0.0.1:${entry}/postgres`,
    whole,
    members,
    kill,
    revive: (name) => launch(nodes.find((each) => each.name === name)!),
    async switchOver() {
      await run(join(dirname(programs.patroni), 'patronictl'), ['-c', nodes[0]!.config, 'switchover', '--force'], {
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
    },
    stop,
  };
  process.once('exit', () => {
    for (const { name } of nodes) kill(name);
    for (const child of children) child.kill('SIGKILL');
  });
  await whole();
  return conmutacion;
}

async function nodeIn(parent: string, { name, etcd, own }: { name: string; etcd: number; own: (path: string) => void }): Promise<Node> {
  const folder = join(parent, name);
  mkdirSync(folder);
  own(folder);
  const [rest, port] = [await freePort(), await freePort()];
  const config = join(parent, `${name}.yml`);
  const text = adapted('deploy/patroni.yml', [
    [/name: bd1/, `name: ${name}`],
    [/10\.0\.0\.11:8008/g, `127.0.0.1:${rest}`],
    [/10\.0\.0\.11:2379,10\.0\.0\.12:2379,10\.0\.0\.13:2379/, `127.0.0.1:${etcd}`],
    [/10\.0\.0\.11:5432/g, `127.0.0.1:${port}`],
    [/10\.0\.0\.0\/24/g, '127.0.0.0/8'],
    [/\/var\/lib\/postgresql\/15\/portal/, join(folder, 'data')],
    [/\/usr\/lib\/postgresql\/15\/bin/, postgresBin()],
    [/\/var\/lib\/postgresql\/pgpass-patroni/, join(folder, 'pgpass')],
    [/\/var\/run\/postgresql/, folder],
    [/CLAVE/g, PASSWORD],
  ]);
  writeFileSync(config, text);
  return { name, folder, config, rest, port };
}

/** Processes of a node's PostgreSQL: the postmaster first, then its children. */
function postgresOf({ folder }: Node): number[] {
  try {
    const postmaster = Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10);
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim();
    return [postmaster, ...(children === '' ? [] : children.split(' ').map(Number))];
  } catch {
    return [];
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its postmaster.
  }
}
