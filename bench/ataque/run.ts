import { attack, confirmSlow } from '@portal/testkit/hostile/attack.ts';
import { SECRET } from '@portal/testkit/hostile/callers.ts';
import { contractTargets } from '@portal/testkit/hostile/contract-targets.ts';
import { scimTargets } from '@portal/testkit/hostile/scim-targets.ts';
import { Tally } from '@portal/testkit/hostile/tally.ts';
import type { Target } from '@portal/testkit/hostile/target.ts';
import type { Suspect } from '@portal/testkit/hostile/volley.ts';
import { randomFrom } from '@portal/testkit/random.ts';
import { TARGETS, ensureBuilt } from '../../tools/build.mjs';
import { type Lane, openBattlefield } from './portal.ts';
import { report, say } from './report.ts';

/**
 * `npm run bench -- ataque [requests] [seed] [part of a path]`: hostile requests (every call of the contract, every field, every
 * role, another company) against three processes on PostgreSQL. From `COMPLETE` on each spoilt request is sent by everybody; what is left
 * are two spoilt fields at once with hostile headers. Fails on a 5xx, a broken connection, something of the inside, data of another
 * company, or an answer that takes more than a second again and again. Prints the counts.
 */
const [wanted = 20_000, seed = 20_261_124] = process.argv.slice(3, 5).map(Number);
const part = process.argv[5] ?? '';

/** Requests for a target from which on each of its spoilt requests is sent by everybody. */
const COMPLETE = 800;
/** Requests for a target in each later round. */
const SHARE = 540;
/** Targets under attack at once, so that one is prepared while others are attacked. */
const LANES = 4;
/** Requests under way at once in each lane. */
const AT_ONCE = 4;
const PROGRESS_MS = 30_000;

await ensureBuilt(TARGETS[0]!);
const field = await openBattlefield();
const lanes = Array.from({ length: LANES }, (_none, number) => field.lane(number));
try {
  const targets = [...contractTargets, ...scimTargets].filter(({ name }) => name.includes(part));
  const tally = new Tally();
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1_000;
  const progress = setInterval(() => say(`… ${tally.sent} en ${seconds().toFixed(0)} s`), PROGRESS_MS);
  try {
    for (let round = 0; tally.sent < wanted; round += 1) await attackAll(targets, round, tally);
  } finally {
    clearInterval(progress);
  }
  if (field.output().includes('terminó solo')) tally.complaints.push(`a process of the portal ended by itself: ${field.output()}`);
  report(tally, { seconds: seconds(), seed });
  process.exitCode = tally.complaints.length + tally.slow.length > 0 ? 1 : 0;
} finally {
  await field.close();
}

/** Attacks every target once, in lanes, then asks again what was slow. */
async function attackAll(targets: readonly Target[], round: number, tally: Tally): Promise<void> {
  const share = wanted / targets.length;
  const complete = round === 0 && share >= COMPLETE;
  const suspects: Suspect[] = [];
  const queue = targets.map((target, index) => ({
    target,
    extent: {
      round,
      random: randomFrom(seed + round * targets.length + index),
      ...(!complete && { share: Math.ceil(Math.min(share, SHARE)) }),
    },
  }));
  /** The first round attacks every target, however few requests are wanted. */
  const take = () => (round > 0 && tally.sent >= wanted ? undefined : queue.shift());
  const work = async (lane: Lane) => {
    for (let next = take(); next; next = take()) {
      suspects.push(...(await attack(next.target, next.extent, { ...lane, tally, secret: SECRET, atOnce: AT_ONCE })));
      await field.resetSettings();
    }
  };
  await Promise.all(lanes.map(work));
  await confirmSlow(suspects, tally);
}
