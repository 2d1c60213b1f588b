import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { postgresUser } from '@portal/testkit/services/postgres-binaries.ts';
import { temporaryFolder } from '@portal/testkit/services/temporary-folder.ts';
import { adapted, killPostgres, type Node, PASSWORD, prepareNode } from './node.ts';

const run = promisify(execFile);
const NODES = ['bd1', 'bd2', 'bd3'] as const;
const LOOK_MS = 100;

/** Programs of the drill. */
export interface Programs {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
}

/** A member as Patroni's REST lists it. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

const at = (port: number): string => `http://127.0.0.1:${port}`;

/** Starts three nodes under Patroni with etcd, and HAProxy before them, and waits until they are whole. */
export async function startConmutacion(programs: Programs): Promise<Conmutacion> {
  const folder = temporaryFolder('patroni');
  const [etcd, entry] = [await freePort(), await freePort()];
  const nodes: Node[] = [];
  for (const name of NODES) nodes.push(await prepareNode(folder, { name, etcd }));
  const conmutacion = new Conmutacion({ folder, programs, nodes, entry });
  await conmutacion.start(etcd);
  return conmutacion;
}

interface Place {
  readonly folder: string;
  readonly programs: Programs;
  readonly nodes: readonly Node[];
  /** Port that leads to the primary. */
  readonly entry: number;
}

/** A PostgreSQL that replaces its primary by itself: deploy/patroni.yml and deploy/haproxy.cfg with the addresses of this machine. */
export class Conmutacion {
  readonly url: string;
  readonly #place: Place;
  readonly #children = new Set<ChildProcess>();
  readonly #patroniOf = new Map<string, ChildProcess>();
  readonly #onExit = () => this.#killAll();

  constructor(place: Place) {
    this.#place = place;
    this.url = `postgresql://postgres:${PASSWORD}@127.0.0.1:${place.entry}/postgres`;
  }

  async start(etcd: number): Promise<void> {
    const { folder, programs, nodes } = this.#place;
    const { uid, gid } = postgresUser();
    if (uid !== undefined && gid !== undefined) for (const path of [folder, ...nodes.map((node) => node.folder)]) chownSync(path, uid, gid);
    process.once('exit', this.#onExit);
    const peer = at(await freePort());
    const listen = ['--listen-client-urls', at(etcd), '--advertise-client-urls', at(etcd), '--listen-peer-urls', peer];
    const alone = ['--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`];
    this.#launch('etcd', programs.etcd, ['--data-dir', join(folder, 'etcd'), ...listen, ...alone]);
    for (const { name } of nodes) this.revive(name);
    const proxy = join(folder, 'haproxy.cfg');
    writeFileSync(proxy, await this.#proxySettings());
    this.#launch('haproxy', programs.haproxy, ['-db', '-f', proxy]);
    await this.whole();
  }

  /** Waits until there are a leader, a synchronous standby and a further replica that streams. Returns the leader. */
  async whole(): Promise<string> {
    for (;;) {
      const members = await this.#members();
      const following = members.filter(({ role, state }) => role !== 'leader' && /^(running|streaming)$/.test(state));
      const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
      const synchronous = following.some(({ role }) => role === 'sync_standby');
      if (leader && synchronous && following.length === NODES.length - 1) return leader.name;
      await sleep(LOOK_MS);
    }
  }

  /** Kills a node: Patroni and every process of its PostgreSQL, at once. */
  kill(name: string): void {
    this.#patroniOf.get(name)?.kill('SIGKILL');
    this.#patroniOf.delete(name);
    killPostgres(this.#nodeOf(name));
  }

  /** Starts a killed node again. */
  revive(name: string): void {
    this.#patroniOf.set(name, this.#launch(name, this.#place.programs.patroni, [this.#nodeOf(name).config]));
  }

  /** `patronictl switchover`. */
  async switchOver(): Promise<void> {
    const { programs, nodes } = this.#place;
    const program = join(dirname(programs.patroni), 'patronictl');
    await run(program, ['-c', nodes[0]!.config, 'switchover', '--force'], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  }

  async stop(): Promise<void> {
    process.off('exit', this.#onExit);
    const ended = [...this.#children].map((child) => once(child, 'exit'));
    this.#killAll();
    await Promise.all(ended);
    rmSync(this.#place.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  #killAll(): void {
    for (const { name } of this.#place.nodes) this.kill(name);
    for (const child of this.#children) child.kill('SIGKILL');
  }

  #nodeOf(name: string): Node {
    return this.#place.nodes.find((node) => node.name === name)!;
  }

  /** Members, as any living node knows them. */
  async #members(): Promise<readonly Member[]> {
    for (const name of this.#patroniOf.keys()) {
      const answer = await fetch(`${at(this.#nodeOf(name).rest)}/cluster`).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  async #proxySettings(): Promise<string> {
    const { nodes, entry } = this.#place;
    const servers = nodes.map(({ name, port, rest }): [RegExp, string] => [
      new RegExp(`server ${name} 10\\.0\\.0\\.1\\d:5432 check port 8008`, 'g'),
      `server ${name} 127.0.0.1:${port} check port ${rest}`,
    ]);
    return adapted('deploy/haproxy.cfg', [
      [/127\.0\.0\.1:5000$/m, `127.0.0.1:${entry}`],
      [/127\.0\.0\.1:5001$/m, `127.0.0.1:${await freePort()}`],
      ...servers,
    ]);
  }

  /** Starts a program as the user of PostgreSQL; its output goes to the folder. */
  #launch(name: string, program: string, args: readonly string[]): ChildProcess {
    const { folder } = this.#place;
    const log = openSync(join(folder, `${name}.log`), 'a');
    const env = { PATH: process.env['PATH'], HOME: folder };
    const child = spawn(program, args, { ...postgresUser(), cwd: folder, stdio: ['ignore', log, log], env });
    closeSync(log);
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
    return child;
  }
}
