import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createPostgresCluster, type PostgresCluster } from '../../packages/server/src/testing/postgres-cluster.ts';
import { Client } from '../support/api.ts';
import { freePort } from '../support/free-port.ts';
import { startPortal, type PortalOptions } from '../support/portal-process.ts';
import { buildWorld, copyTemplate } from '../world/template.ts';
import { readWorld } from '../world/world.ts';
import { LearnerStream } from './learner-stream.ts';
import { randomFrom } from './random.ts';
import { verifyLearner } from './verify.ts';

const KILLS = 20;
const SEED = 20_261_121;
/** Kills the portal after `from` to `to` further questionnaires and up to `ms` later: mostly while some are in flight. */
const MOMENT = { from: 4, to: 16, ms: 25 } as const;
const LOOK_MS = 2;
/** On PostgreSQL, every n-th kill also crashes the database. */
const CRASH_EVERY = 5;

// Each takes well under a minute on two idle cores, longer on a busy machine.
test.setTimeout(900_000);

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-durability-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('embedded database: after 20 kills under load, every acknowledged submission is stored exactly once', async () => {
  copyTemplate('stream', folder);
  await endure({ dataDir: folder, port: await freePort() });
});

test.describe('with a PostgreSQL server', () => {
  let cluster: PostgresCluster;
  test.beforeEach(async () => {
    cluster = await createPostgresCluster({ fsync: true });
  });
  test.afterEach(() => cluster.remove());

  test('PostgreSQL: after 20 kills under load, every acknowledged submission is stored exactly once', async () => {
    const databaseUrl = cluster.url('postgres');
    await buildWorld('stream', folder, databaseUrl);
    await endure({ dataDir: folder, databaseUrl, port: await freePort() }, async (kill) => {
      if (kill % CRASH_EVERY !== 0) return;
      await cluster.stop('immediate');
      await cluster.start();
    });
  });
});

/** Kills and restarts the portal while learners send, then once more before it checks the stored data. */
async function endure(options: PortalOptions, afterKill: (kill: number) => Promise<void> = async () => {}): Promise<void> {
  const random = randomFrom(SEED);
  let portal = await startPortal(options);
  const restart = async (kill: number) => {
    await portal.kill();
    await afterKill(kill);
    portal = await startPortal(options);
  };
  try {
    const streams = await learners(portal.url, options.dataDir);
    const done = Promise.all(streams.map((stream) => stream.run()));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const further = Math.round(MOMENT.from + random() * (MOMENT.to - MOMENT.from));
      // Rejects as soon as one stream fails.
      await Promise.race([untilSent(streams, further), done]);
      await sleep(random() * MOMENT.ms);
      await restart(kill);
    }
    for (const stream of streams) stream.stop();
    await done;
    await restart(0);
    for (const stream of streams) await verifyLearner(stream);
    report(streams);
  } finally {
    await portal.stop();
  }
}

const sentBy = (streams: readonly LearnerStream[]): number => streams.reduce((sum, { sent }) => sum + sent, 0);

async function untilSent(streams: readonly LearnerStream[], further: number): Promise<void> {
  const target = sentBy(streams) + further;
  while (sentBy(streams) < target) await sleep(LOOK_MS);
}

async function learners(url: string, dataDir: string): Promise<LearnerStream[]> {
  const world = readWorld(dataDir);
  const people = world.people['caudal'] ?? [];
  return Promise.all(
    people.map(async (person, index) => {
      const client = await new Client(url).signIn(person);
      return new LearnerStream({ client, person, world, random: randomFrom(SEED + index + 1) });
    }),
  );
}

/** Fails unless enough was sent and some responses were really lost: otherwise the test proves nothing. */
function report(streams: readonly LearnerStream[]): void {
  const acknowledged = streams.reduce((sum, stream) => sum + stream.acknowledged.length, 0);
  const repeated = streams.reduce((sum, stream) => sum + stream.repeated, 0);
  test.info().annotations.push({ type: 'stream', description: `${acknowledged} acknowledged, ${repeated} sent again` });
  expect(acknowledged).toBeGreaterThan(KILLS * 5);
  expect(repeated).toBeGreaterThan(0);
}
