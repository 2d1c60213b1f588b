import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createPostgresCluster, createPostgresReplica, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { startTcpSwitch } from '@portal/testkit/services/tcp-switch.ts';
import { runOn } from '@portal/testkit/statement.ts';
import { startPortal } from '../support/portal/portal-process.ts';
import { buildWorld } from '../world/template.ts';
import { expectEndured } from './expect-endured.ts';
import { endure } from './submissions.ts';

const KILLS = 4;
const SEED = 20_261_125;

test.setTimeout(900_000);

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-failover-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('fail-over: the primary is lost again and again, its synchronous standby takes over, every acknowledged submission is stored exactly once', async () => {
  let primary = await createPostgresCluster({ fsync: true });
  const clusters = [primary];
  const address = await startTcpSwitch(primary.port);
  const databaseUrl = `postgresql://postgres@127.0.0.1:${address.port}/postgres`;
  const portals = [];
  try {
    await buildWorld('stream', folder, databaseUrl);
    let standby = await pair(primary);
    clusters.push(standby);
    const portal = await startPortal({ dataDir: folder, databaseUrl, environment: { PROCESOS: '3', DATABASE_CONEXIONES: '8' } });
    portals.push(portal);
    /** Loses the primary, promotes its standby, and gives the new primary a standby of its own. */
    const fail = async () => {
      await primary.stop('immediate');
      await runOn(standby.url('postgres'), 'select pg_promote()');
      address.turnTo(standby.port);
      await primary.remove();
      primary = standby;
      standby = await pair(primary);
      clusters.push(standby);
    };
    await expectEndured(await endure({ url: portal.url, dataDir: folder, kills: KILLS, seed: SEED, fail }), KILLS);
    // No process ended: each of them found the new primary by itself.
    expect(portal.output()).not.toContain('terminó solo');
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await address.close();
    for (const cluster of clusters.toReversed()) await cluster.remove();
  }
});

/** Makes a standby, and has the primary acknowledge nothing that the standby has not written to its disk. */
async function pair(primary: PostgresCluster): Promise<PostgresCluster> {
  const standby = await createPostgresReplica(primary);
  await runOn(primary.url('postgres'), "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()');
  const synchronous = () => runOn(primary.url('postgres'), "select 1 from pg_stat_replication where sync_state = 'sync'");
  await expect.poll(async () => (await synchronous()).length).toBe(1);
  return standby;
}
