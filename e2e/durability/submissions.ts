import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../support/api.ts';
import { readWorld } from '../world/world.ts';
import { LearnerStream } from './learner-stream.ts';
import { randomFrom } from '@portal/testkit/random.ts';

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

/** Counts of the learners' submissions. */
export interface Counts {
  readonly acknowledged: number;
  /** Submissions sent again because no answer came. */
  readonly repeated: number;
}

/** So many times the wanted kills at most: further ones follow until an answer was lost. */
const MOST_TIMES = 4;

/** Lets every learner of the world send questionnaires while `fail` runs again and again, and once more at the end; returns the learners. */
export async function endure({ url, dataDir, kills, seed, fail }: Endurance): Promise<LearnerStream[]> {
  const random = randomFrom(seed);
  const streams = await learnersOf(url, dataDir, { seed });
  await whileSending(streams, async (further) => {
    const goesOn = (kill: number) => kill <= kills || (kill <= kills * MOST_TIMES && countsOf(streams).repeated === 0);
    for (let kill = 1; goesOn(kill); kill += 1) {
      await further(Math.round(MOMENT.from + random() * (MOMENT.to - MOMENT.from)));
      await sleep(random() * MOMENT.ms);
      await fail(kill, random);
    }
  });
  await fail(0, random);
  return streams;
}

/** Seed of the learners' random choices, and their pause after a questionnaire, in milliseconds. */
export interface Pace {
  readonly seed: number;
  readonly pauseMs?: number;
}

/** Signs in the learners of the world «stream». */
export function learnersOf(url: string, dataDir: string, { seed, pauseMs = 0 }: Pace): Promise<LearnerStream[]> {
  const world = readWorld(dataDir);
  const people = world.people['caudal'] ?? [];
  return Promise.all(
    people.map(async (person, index) => {
      const client = await new Client(url).signIn(person);
      return new LearnerStream({ client, person, world, random: randomFrom(seed + index + 1), pauseMs });
    }),
  );
}

/** Runs `work` while the learners send; they finish their open attempts after it. `further` waits until they sent so many more, or have finished. */
export async function whileSending(
  streams: readonly LearnerStream[],
  work: (further: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const state = { ended: false };
  const done = Promise.all(streams.map((stream) => stream.run())).finally(() => (state.ended = true));
  const broken = new Promise<never>((_resolve, reject) => void done.catch(reject));
  const further = async (count: number) => {
    const target = sentBy(streams) + count;
    while (!state.ended && sentBy(streams) < target) await sleep(LOOK_MS);
  };
  try {
    await Promise.race([work(further), broken]);
  } finally {
    for (const stream of streams) stream.stop();
  }
  await done;
}

const sentBy = (streams: readonly LearnerStream[]): number => streams.reduce((sum, { sent }) => sum + sent, 0);

export const countsOf = (streams: readonly LearnerStream[]): Counts => ({
  acknowledged: streams.reduce((sum, stream) => sum + stream.acknowledged.length, 0),
  repeated: streams.reduce((sum, stream) => sum + stream.repeated, 0),
});
