import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sesionApi } from '@portal/contract/sesion';
import { findProgram } from '../../../tools/setup.mjs';
import { Client } from '../../support/api.ts';
import { openMailbox } from '../../support/mailbox.ts';
import { startPortal } from '../../support/portal/portal-process.ts';
import { copyTemplate } from '../../world/template.ts';
import { readWorld } from '../../world/world.ts';
import { learnersOf, whileSending } from '../submissions.ts';
import { verifyLearner } from '../verify.ts';

// The clock of the machine jumps under a running portal, as libfaketime lets this process see it: an hour ahead, back, and an hour too far back.

const SEED = 20_261_128;
const AROUND = 12;
const LIBRARY = findProgram('faketime');
const HOUR = 3600;

test.setTimeout(900_000);
test.skip(!LIBRARY, 'libfaketime is not installed');

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-reloj-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the clock jumps ahead, back and behind: submissions are kept once, sessions live on, and mails go out without waiting for it', async () => {
  await copyTemplate('stream', folder);
  const clock = join(folder, 'reloj');
  const jumpTo = (seconds: number) => writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  jumpTo(0);
  const mailbox = await openMailbox('127.0.0.1');
  const portal = await startPortal({
    dataDir: folder,
    environment: {
      SMTP_URL: mailbox.url,
      LD_PRELOAD: LIBRARY!,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // Timers run by the time since the start, which no clock changes.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });
  try {
    const streams = await learnersOf(portal.url, folder, { seed: SEED });
    const people = readWorld(folder).people['caudal']!;
    const now = async () => Date.parse((await fetch(`${portal.url}/api/salud/vivo`)).headers.get('date')!);
    const before = Date.now();
    await whileSending(streams, async (further) => {
      for (const [index, seconds] of [HOUR, 0, -HOUR].entries()) {
        await further(AROUND);
        jumpTo(seconds);
        await expect.poll(async () => Math.abs((await now()) - Date.now() - seconds * 1000)).toBeLessThan(60_000);
        const { email } = people[index]!;
        await new Client(portal.url).call(sesionApi.forgotPassword, { body: { email } });
        // Sooner than any of the jumps: nothing waits for the time that was.
        await expect.poll(() => mailbox.to(email).length, { timeout: 300_000 }).toBe(1);
        await further(AROUND);
      }
    });
    expect(Date.now() - before).toBeLessThan(HOUR * 1000);
    for (const stream of streams) await verifyLearner(stream);
    expect(portal.output()).not.toContain('falla no prevista');
  } finally {
    await portal.stop();
    await mailbox.close();
  }
});
