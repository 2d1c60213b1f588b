import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { postgresBin, postgresUser, type RunAs } from './postgres-binaries.ts';
import { orphanedFolders, temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);
const KIND = 'pg';
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** `fsync: false` is fast but loses data when the machine crashes; tests of durability set it to true. */
export interface ClusterOptions {
  readonly fsync: boolean;
  /** Folder in which the cluster's own is made; the system's folder of temporary files unless said. */
  readonly within?: string;
  /** Further lines of postgresql.conf. */
  readonly settings?: readonly string[];
  /** Makes the data folder at this path, as the user that PostgreSQL runs as; absent: an empty cluster. */
  readonly fill?: (data: string) => Promise<void>;
}

/** A PostgreSQL server in a temporary folder, on 127.0.0.1 and a socket in that folder, without authentication. */
export interface PostgresCluster {
  readonly folder: string;
  readonly port: number;
  /** Address of one of its databases (`postgres` always exists). */
  url(database: string): string;
  /** Creates a database with an owner without further rights, as managed services have it; returns its address. */
  createOwned(database: string): Promise<string>;
  /** Whether it takes connections. */
  answers(): Promise<boolean>;
  /** Starts it again after `stop`, on the same port. */
  start(): Promise<void>;
  /** Sends a signal to the server and all its processes: SIGKILL is a crash, SIGSTOP a server that answers nobody. */
  signal(name: NodeJS.Signals): void;
  /** `fast` closes the connections in order, `immediate` simulates a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops it and removes its folder. Safe to call twice. */
  remove(): Promise<void>;
}

/**
 * Creates and starts a cluster. Removes it when this process exits without calling `remove`; the next call removes clusters of killed
 * processes. Throws if PostgreSQL is not installed or does not start.
 */
export const createPostgresCluster = (options: ClusterOptions): Promise<PostgresCluster> =>
  startIn((place) => initialize(place, options), options.within);

/** Starts a cluster in a new folder that `fill` gives its data. */
async function startIn(fill: (place: Place) => Promise<void>, within?: string): Promise<PostgresCluster> {
  const bin = postgresBin();
  const user = postgresUser();
  for (const orphan of orphanedFolders(KIND)) removeNow(bin, user, orphan);
  const folder = temporaryFolder(KIND, within);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const cluster = clusterIn({ bin, user, folder, port });
  try {
    await fill({ bin, user, folder, port });
    await cluster.start();
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return cluster;
}

/** Creates and starts a streaming replica of a cluster, as `createPostgresCluster` does. */
export async function createPostgresReplica(primary: PostgresCluster): Promise<PostgresCluster> {
  return startIn(async ({ bin, user, folder, port }) => {
    const data = join(folder, 'data');
    const args = ['-D', data, '-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres', '-R', '-c', 'fast', '--no-sync'];
    await run(join(bin, 'pg_basebackup'), args, surroundings(folder, user));
    const settings = [`port = ${port}`, `unix_socket_directories = '${folder}'`, 'hot_standby = on'];
    appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  });
}

interface Place {
  readonly bin: string;
  readonly user: RunAs;
  readonly folder: string;
  readonly port: number;
}

const surroundings = (folder: string, user: RunAs) => ({ ...user, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: LOCALE } });

async function initialize(place: Place, { fsync, settings: further = [], fill }: ClusterOptions): Promise<void> {
  const { folder, port } = place;
  const data = join(folder, 'data');
  await (fill ? fill(data) : initdb(place, data, fsync));
  const settings = [
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = '${folder}'`,
    'max_connections = 60',
    'shared_buffers = 64MB',
    ...(fsync ? [] : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']),
    ...further,
  ];
  appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
}

async function initdb({ bin, user, folder }: Place, data: string, fsync: boolean): Promise<void> {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${LOCALE}`, ...(fsync ? [] : ['--no-sync'])];
  await run(join(bin, 'initdb'), args, surroundings(folder, user));
}

const stopArgs = (folder: string, mode: 'fast' | 'immediate') => ['stop', '-D', join(folder, 'data'), '-w', '-t', '30', '-m', mode];

function clusterIn({ bin, user, folder, port }: Place): PostgresCluster {
  const control = join(bin, 'pg_ctl');
  const log = join(folder, 'log');
  const onExit = () => removeNow(bin, user, folder);
  process.once('exit', onExit);
  return {
    folder,
    port,
    url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    async createOwned(database) {
      const statements = [`create role ${database} login nosuperuser`, `create database ${database} owner ${database}`];
      const place = ['-X', '-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      for (const statement of statements) await run(join(bin, 'psql'), [...place, '-c', statement], surroundings(folder, user));
      return `postgresql://${database}@127.0.0.1:${port}/${database}`;
    },
    answers: () =>
      run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
        () => true,
        () => false,
      ),
    async start() {
      try {
        await run(control, ['start', '-D', join(folder, 'data'), '-w', '-t', '60', '-l', log], surroundings(folder, user));
      } catch (cause) {
        throw new Error(`PostgreSQL no inició:\n${readFileSync(log, 'utf8')}`, { cause });
      }
    },
    signal(name) {
      for (const pid of processesOf(folder)) process.kill(pid, name);
    },
    async stop(mode) {
      await run(control, stopArgs(folder, mode), surroundings(folder, user));
    },
    async remove() {
      process.off('exit', onExit);
      removeNow(bin, user, folder);
    },
  };
}

/** The server and its processes, the server first so that it starts no further one. */
function processesOf(folder: string): number[] {
  const pid = Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Synchronous, because it also runs in the exit handler of the process. */
function removeNow(bin: string, user: RunAs, folder: string): void {
  try {
    // A frozen one does not stop.
    for (const pid of processesOf(folder)) process.kill(pid, 'SIGCONT');
    execFileSync(join(bin, 'pg_ctl'), stopArgs(folder, 'immediate'), { ...surroundings(folder, user), stdio: 'ignore' });
  } catch {
    // It was not running, or was never created.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
