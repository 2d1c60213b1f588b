import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { createPostgresCluster, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { runOn } from '@portal/testkit/statement.ts';
import { startPortal, type PortalOptions } from '../support/portal/portal-process.ts';
import { buildWorld, copyTemplate } from '../world/template.ts';
import { expectEndured } from './expect-endured.ts';
import { endure } from './submissions.ts';
import { test } from './test.ts';

/** E2E_SEMILLA=7: other moments and other answers. */
const SEED = Number(process.env['E2E_SEMILLA'] || 20_261_121);
/** On PostgreSQL, every n-th kill also crashes the database. */
const CRASH_EVERY = 5;
/** Kills of one world at most: its learners must not finish their topics before. */
const ROUND = 50;

// A kill takes three seconds on two idle cores, longer on a busy machine.
test.beforeEach(({ kills }) => test.setTimeout(900_000 + kills * 30_000));

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-durability-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('embedded database: after kills under load, every acknowledged submission is stored exactly once', async ({ kills }) => {
  for (const round of roundsOf(kills)) {
    const dataDir = join(folder, round.name);
    await copyTemplate('stream', dataDir);
    await endureKills(round, { dataDir, port: await freePort() });
  }
});

test.describe('with a PostgreSQL server', () => {
  let cluster: PostgresCluster;
  test.beforeEach(async () => {
    cluster = await createPostgresCluster({ fsync: true });
  });
  test.afterEach(() => cluster.remove());

  test('PostgreSQL: after kills under load, every acknowledged submission is stored exactly once', async ({ kills }) => {
    for (const round of roundsOf(kills)) {
      const dataDir = join(folder, round.name);
      const databaseUrl = cluster.url(round.name);
      await runOn(cluster.url('postgres'), `create database ${round.name}`);
      await buildWorld('stream', dataDir, databaseUrl);
      await endureKills(round, { dataDir, databaseUrl, port: await freePort() }, async (kill) => {
        if (kill % CRASH_EVERY !== 0) return;
        await cluster.stop('immediate');
        await cluster.start();
      });
    }
  });
});

interface Round {
  /** Name of its folder and database. */
  readonly name: string;
  readonly kills: number;
  readonly seed: number;
}

/** Divides the kills evenly, because a round of one or two would lose no answer and prove nothing. */
function roundsOf(kills: number): Round[] {
  const count = Math.ceil(kills / ROUND);
  return Array.from({ length: count }, (_, index) => ({ name: `ronda_${index}`, kills: Math.ceil(kills / count), seed: SEED + index }));
}

/** Kills and restarts the portal while learners send, then once more before the stored data is checked. */
async function endureKills(
  { kills, seed }: Round,
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
    await expectEndured(await endure({ url: portal.url, dataDir: options.dataDir, kills, seed, fail }), kills);
  } finally {
    await portal.stop();
  }
}
