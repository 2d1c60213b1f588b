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
/** The portal is killed after so many further questionnaires have been sent, and up to `ms` later: mostly while some are on their way. */
const MOMENT = { from: 4, to: 16, ms: 25 } as const;
const LOOK_MS = 2;
/** On PostgreSQL, the database itself crashes together with the portal every so many times. */
const CRASH_EVERY = 5;

// Well under a minute each on two idle cores; a busy machine may take its time.
test.setTimeout(900_000);

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-durability-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('embedded database: killed 20 times under a stream of submissions, every acknowledged one is there exactly once', async () => {
  copyTemplate('stream', folder);
  await endure({ dataDir: folder, port: await freePort() });
});

test.describe('with a PostgreSQL server', () => {
  let cluster: PostgresCluster;
  test.beforeEach(async () => {
    cluster = await createPostgresCluster({ fsync: true });
  });
  test.afterEach(() => cluster.remove());

  test('PostgreSQL: killed 20 times under a stream of submissions, every acknowledged one is there exactly once', async () => {
    const databaseUrl = cluster.url('postgres');
    await buildWorld('stream', folder, databaseUrl);
    await endure({ dataDir: folder, databaseUrl, port: await freePort() }, async (kill) => {
      if (kill % CRASH_EVERY !== 0) return;
      await cluster.stop('immediate');
      await cluster.start();
    });
  });
});

/** Kills and starts the portal again and again while learners send; then looks, after one more kill, at what is there. */
async function endure(options: PortalOptions, afterKill: (kill: number) => Promise<void> = async () => {}): Promise<void> {
  const random = randomFrom(SEED);
  let portal = await startPortal({ ...options, environment: { DEMO: '0' } });
  const restart = async (kill: number) => {
    await portal.kill();
    await afterKill(kill);
    portal = await startPortal({ ...options, environment: { DEMO: '0' } });
  };
  try {
    const streams = await learners(portal.url, options.dataDir);
    const done = Promise.all(streams.map((stream) => stream.run()));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const further = Math.round(MOMENT.from + random() * (MOMENT.to - MOMENT.from));
      // A stream that ended with an error ends the test here.
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

/** The test proves nothing unless there was a stream and some answers were really cut off. */
function report(streams: readonly LearnerStream[]): void {
  const acknowledged = streams.reduce((sum, stream) => sum + stream.acknowledged.length, 0);
  const repeated = streams.reduce((sum, stream) => sum + stream.repeated, 0);
  test.info().annotations.push({ type: 'stream', description: `${acknowledged} acknowledged, ${repeated} sent again` });
  expect(acknowledged).toBeGreaterThan(KILLS * 5);
  expect(repeated).toBeGreaterThan(0);
}
