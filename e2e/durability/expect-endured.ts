import { expect, test } from '@playwright/test';
import type { LearnerStream } from './learner-stream.ts';
import { countsOf } from './submissions.ts';
import { verifyLearner } from './verify.ts';

/**
 * Fails unless everything acknowledged is stored once, enough was sent, and some answers were really lost: otherwise the test proves
 * nothing.
 */
export async function expectEndured(streams: readonly LearnerStream[], kills: number): Promise<void> {
  for (const stream of streams) await verifyLearner(stream);
  const { acknowledged, repeated } = countsOf(streams);
  process.stdout.write(
    `${test.info().title.split(':')[0]}: ${kills} kills, ${acknowledged} acknowledged, ${repeated} sent again, none lost or doubled.\n`,
  );
  expect(acknowledged).toBeGreaterThan(kills * 5);
  expect(repeated).toBeGreaterThan(0);
}
