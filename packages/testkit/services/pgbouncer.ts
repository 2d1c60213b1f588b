import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { isExecutable, postgresUser } from './postgres-binaries.ts';
import type { PostgresCluster } from './postgres-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

const LOOK_MS = 20;

/** pgbouncer in transaction mode before a cluster. */
export interface Pgbouncer {
  url(database: string): string;
  stop(): Promise<void>;
}

/** Path of pgbouncer: PGBOUNCER_PATH, else PATH, else Debian's place. Throws, saying what to install. */
function pgbouncerPath(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'pgbouncer'));
  const found = [process.env.PGBOUNCER_PATH, ...folders].find((file) => file && isExecutable(file));
  if (found) return found;
  throw new Error(
    'Falta pgbouncer. En Debian o Ubuntu: «sudo apt-get install --no-install-recommends pgbouncer»; «npm test» lo instala solo cuando puede.',
  );
}

/** Starts pgbouncer with `connections` connections to the server for each database, and waits until it takes calls. */
export async function startPgbouncer(cluster: PostgresCluster, connections: number): Promise<Pgbouncer> {
  const user = postgresUser();
  const folder = temporaryFolder('bouncer');
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${cluster.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`.replaceAll('* = host', '* = user=postgres host'),
  );
  const child = spawn(pgbouncerPath(), ['-q', file], { ...user, cwd: folder, stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  await untilListening(port, child);
  return {
    url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Waits until a program accepts connections on a port; throws when it ended instead. */
async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (!(await accepts(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`pgbouncer ended with code ${child.exitCode}`);
    await sleep(LOOK_MS);
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
