import { execFile } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresUser } from '@portal/testkit/services/postgres-binaries.ts';
import { createPostgresCluster, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';

const run = promisify(execFile);
const STANZA = 'portal';

/** A cluster with its WAL archived by pgBackRest, and the repository beside it. */
export interface ArchivedCluster {
  readonly cluster: PostgresCluster;
  /** Takes a full backup. */
  backUp(): Promise<void>;
  /** Restores the cluster as of an instant into a new one and starts it; the first one stays as it is. */
  restoreAt(instant: string): Promise<PostgresCluster>;
}

/** Starts a throw-away cluster that is archived as a production one would be. */
export async function createArchivedCluster(program: string): Promise<ArchivedCluster> {
  const cluster = await createPostgresCluster({ fsync: true });
  const { folder, port } = cluster;
  const config = join(folder, 'pgbackrest.conf');
  writeFileSync(config, configOf(folder, port), { mode: 0o644 });
  const pgbackrest = (...args: string[]) =>
    run(program, [`--config=${config}`, `--stanza=${STANZA}`, ...args], {
      ...postgresUser(),
      cwd: folder,
      env: { ...process.env, HOME: folder },
    });
  const settings = [
    'archive_mode = on',
    `archive_command = '${program} --config=${config} --stanza=${STANZA} archive-push %p'`,
    // A segment that is not full is archived after this long: what a lost disk may cost.
    'archive_timeout = 60',
    'max_wal_senders = 3',
  ];
  appendFileSync(join(folder, 'data/postgresql.conf'), `${settings.join('\n')}\n`);
  await cluster.stop('fast');
  await cluster.start();
  await pgbackrest('stanza-create');
  await pgbackrest('check');
  return {
    cluster,
    backUp: async () => void (await pgbackrest('--type=full', 'backup')),
    restoreAt: (instant) =>
      createPostgresCluster({
        fsync: true,
        settings: ['archive_mode = off'],
        fill: async (data) => {
          const target = ['--type=time', `--target=${instant}`, '--target-action=promote'];
          await pgbackrest(`--pg1-path=${data}`, ...target, 'restore');
        },
      }),
  };
}

const configOf = (folder: string, port: number): string => `[global]
repo1-path=${folder}/repo
repo1-retention-full=2
lock-path=${folder}/lock
spool-path=${folder}/spool
log-level-file=off
log-level-console=warn
start-fast=y

[${STANZA}]
pg1-path=${folder}/data
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=postgres
`;
