import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresCluster, type PostgresCluster } from '../../packages/server/src/testing/services/postgres-cluster.ts';
import { freePort } from '../../packages/server/src/testing/services/free-port.ts';
import { startPortal, type PortalOptions } from '../support/portal-process.ts';
import { buildWorld, copyTemplate } from '../world/template.ts';
import { expectEndured } from './expect-endured.ts';
import { endure } from './submissions.ts';
import { test } from './test.ts';

const SEED = 20_261_121;
/** On PostgreSQL, every n-th kill also crashes the database. */
const CRASH_EVERY = 5;

// Each takes well under a minute on two idle cores, longer on a busy machine.
test.setTimeout(900_000);

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-durability-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('embedded database: after kills under load, every acknowledged submission is stored exactly once', async ({ kills }) => {
  await copyTemplate('stream', folder);
  await endureKills(kills, { dataDir: folder, port: await freePort() });
});

test.describe('with a PostgreSQL server', () => {
  let cluster: PostgresCluster;
  test.beforeEach(async () => {
    cluster = await createPostgresCluster({ fsync: true });
  });
  test.afterEach(() => cluster.remove());

  test('PostgreSQL: after kills under load, every acknowledged submission is stored exactly once', async ({ kills }) => {
    const databaseUrl = cluster.url('postgres');
    await buildWorld('stream', folder, databaseUrl);
    await endureKills(kills, { dataDir: folder, databaseUrl, port: await freePort() }, async (kill) => {
      if (kill % CRASH_EVERY !== 0) return;
      await cluster.stop('immediate');
      await cluster.start();
    });
  });
});

/** Kills and restarts the portal while learners send, then once more before the stored data is checked. */
async function endureKills(
  kills: number,
  options: PortalOptions,
  afterKill: (kill: number) => Promise<void> = async () => {},
): Promise<void> {
  let portal = await startPortal(options);
  const fail = async (kill: number) => {
    await portal.kill();
    await afterKill(kill);
    portal = await startPortal(options);
  };
  try {
    await expectEndured(await endure({ url: portal.url, dataDir: options.dataDir, kills, seed: SEED, fail }), kills);
  } finally {
    await portal.stop();
  }
}
