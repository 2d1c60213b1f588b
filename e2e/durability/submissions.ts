import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Client } from '../support/api.ts';
import { readWorld } from '../world/world.ts';
import { LearnerStream } from './learner-stream.ts';
import { randomFrom } from './random.ts';
import { verifyLearner } from './verify.ts';

/** Kills after `from` to `to` further questionnaires and up to `ms` later: mostly while some are in flight. */
const MOMENT = { from: 4, to: 16, ms: 25 } as const;
const LOOK_MS = 2;

/** Submissions that go on while something fails again and again. */
export interface Endurance {
  /** Address under which the learners reach the portal. */
  readonly url: string;
  /** Folder of the world. */
  readonly dataDir: string;
  readonly kills: number;
  readonly seed: number;
  /** Kills something, and starts it again. */
  readonly fail: (kill: number, random: () => number) => Promise<void>;
}

/** Lets every learner of the world send questionnaires while `fail` runs again and again; fails unless all that was acknowledged is stored once. */
export async function endure({ url, dataDir, kills, seed, fail }: Endurance): Promise<void> {
  const random = randomFrom(seed);
  const streams = await learners(url, dataDir, seed);
  const done = Promise.all(streams.map((stream) => stream.run()));
  for (let kill = 1; kill <= kills; kill += 1) {
    const further = Math.round(MOMENT.from + random() * (MOMENT.to - MOMENT.from));
    // Rejects as soon as one stream fails.
    await Promise.race([untilSent(streams, further), done]);
    await sleep(random() * MOMENT.ms);
    await fail(kill, random);
  }
  for (const stream of streams) stream.stop();
  await done;
  await fail(0, random);
  for (const stream of streams) await verifyLearner(stream);
  report(streams, kills);
}

const sentBy = (streams: readonly LearnerStream[]): number => streams.reduce((sum, { sent }) => sum + sent, 0);

async function untilSent(streams: readonly LearnerStream[], further: number): Promise<void> {
  const target = sentBy(streams) + further;
  while (sentBy(streams) < target) await sleep(LOOK_MS);
}

async function learners(url: string, dataDir: string, seed: number): Promise<LearnerStream[]> {
  const world = readWorld(dataDir);
  const people = world.people['caudal'] ?? [];
  return Promise.all(
    people.map(async (person, index) => {
      const client = await new Client(url).signIn(person);
      return new LearnerStream({ client, person, world, random: randomFrom(seed + index + 1) });
    }),
  );
}

/** Fails unless enough was sent and some responses were really lost: otherwise the test proves nothing. */
function report(streams: readonly LearnerStream[], kills: number): void {
  const acknowledged = streams.reduce((sum, stream) => sum + stream.acknowledged.length, 0);
  const repeated = streams.reduce((sum, stream) => sum + stream.repeated, 0);
  test.info().annotations.push({ type: 'stream', description: `${acknowledged} acknowledged, ${repeated} sent again` });
  expect(acknowledged).toBeGreaterThan(kills * 5);
  expect(repeated).toBeGreaterThan(0);
}
