import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { createPostgresCluster, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { openSession, type RawSession } from '@portal/testkit/services/raw-session.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '@portal/testkit/services/small-disk.ts';
import { startPortal, type Portal } from '../../support/portal/portal-process.ts';
import { buildWorld } from '../../world/template.ts';
import type { LearnerStream } from '../learner-stream.ts';
import { learnersOf, whileSending } from '../submissions.ts';
import { verifyLearner } from '../verify.ts';
import { expectUnavailable } from './expect-answers.ts';

// Faults of PostgreSQL under one portal while learners go on sending: each test causes one fault, checks what the portal answers meanwhile,
// ends it, and expects every acknowledged submission exactly once. The portal is never restarted.

const SEED = 20_261_125;
const CONNECTIONS = 24;
/** Questionnaires that the learners send before a fault, and again after it. */
const AROUND = 12;

test.describe.configure({ mode: 'serial' });
test.setTimeout(900_000);

let folder = '';
let disk: SmallDisk | undefined;
let cluster: PostgresCluster;
let portal: Portal;
let streams: LearnerStream[];
/** Address of the database as its owner, who has no reserved connections. */
let owned = '';

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = mkdtempSync(join(tmpdir(), 'portal-fallas-'));
  disk = canMount ? mountSmallDisk(256) : undefined;
  cluster = await createPostgresCluster({
    fsync: true,
    ...(disk && { within: disk.folder }),
    settings: [`max_connections = ${CONNECTIONS}`, 'max_wal_size = 32MB', 'min_wal_size = 32MB'],
  });
  owned = await cluster.createOwned('fallas');
  await buildWorld('stream', folder, owned);
  portal = await startPortal({ dataDir: folder, databaseUrl: owned, environment: { DATABASE_CONEXIONES: '6' } });
  streams = await learnersOf(portal.url, folder, { seed: SEED });
});
test.afterAll(async () => {
  await portal?.stop();
  await cluster?.remove();
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Brings a fault about while learners send; `during` sees it, `end` ends it. Expects all that was acknowledged, and the same process. */
async function throughFault(begin: () => unknown, { during, end }: { during: () => Promise<void>; end: () => unknown }): Promise<void> {
  const unanswered = () => streams.reduce((sum, stream) => sum + stream.unanswered, 0);
  const before = unanswered();
  await whileSending(streams, async (further) => {
    await further(AROUND);
    await begin();
    try {
      await during();
      // Learners between two submissions wait to open the next one, so any of their calls counts.
      await expect.poll(unanswered).toBeGreaterThan(before);
    } finally {
      await end();
    }
    await expect.poll(async () => (await visitor()).status, { timeout: 120_000 }).toBe(200);
    await further(AROUND);
  });
  for (const stream of streams) await verifyLearner(stream);
  expect(portal.exited()).toBe(false);
}

const reader = () => streams[0]!.client.raw(evaluacionApi.ofSesion, {});
const visitor = () => fetch(`${portal.url}/api/portal`);

test('PostgreSQL stopped and started: callers get 503 at once, and the portal goes on by itself', async () => {
  await throughFault(() => cluster.stop('fast'), {
    during: async () => {
      await expectUnavailable(reader, 'llamada.base');
      await expectUnavailable(() => fetch(`${portal.url}/api/salud`), 'llamada.saludBase');
      expect((await fetch(`${portal.url}/api/salud/vivo`)).status).toBe(200);
    },
    end: () => cluster.start(),
  });
  expect((await fetch(`${portal.url}/api/salud`)).status).toBe(200);
});

test('PostgreSQL killed (SIGKILL of all its processes): its recovery keeps what was acknowledged', async () => {
  await throughFault(() => cluster.signal('SIGKILL'), {
    during: () => expectUnavailable(reader, 'llamada.base'),
    end: startAgain,
  });
});

test('PostgreSQL frozen (SIGSTOP): callers get 503 within seconds instead of waiting with it', async () => {
  await throughFault(() => cluster.signal('SIGSTOP'), {
    during: () => expectUnavailable(reader, 'llamada.base'),
    end: () => cluster.signal('SIGCONT'),
  });
});

/** Waits until the server has ended the portal's connections: each that it ends later is one more that the portal could take. */
const UNTIL_GONE = `do $$ begin
  while exists (select from pg_stat_activity where application_name = 'portal-capacitacion') loop
    perform pg_sleep(0.01), pg_stat_clear_snapshot();
  end loop;
end $$`;

/** Whether every connection is taken that the server leaves to others than superusers. One that it ends frees its place some moments after it is gone. */
const EXHAUSTED = `select count(*) >= current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as todas
  from pg_stat_activity where backend_type = 'client backend'`;

/** Takes every connection that is left. */
async function takeAll(operator: RawSession, url: string): Promise<RawSession[]> {
  const taken: RawSession[] = [];
  for (let all = false; !all; all = (await operator.run(EXHAUSTED))[0]?.['todas'] === true) {
    const session = await openSession(url);
    if (session) taken.push(session);
  }
  return taken;
}

test('connections exhausted by others: callers get 503 and the portal recovers when they leave', async () => {
  const others: RawSession[] = [];
  const begin = async () => {
    // Stays to the end: the place that it left would be the portal's.
    const operator = (await openSession(cluster.url('fallas')))!;
    others.push(operator);
    // The others are faster than the portal, which loses its connections meanwhile.
    process.kill(portal.pid, 'SIGSTOP');
    try {
      await operator.run(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-capacitacion'`);
      await operator.run(UNTIL_GONE);
      others.push(...(await takeAll(operator, owned)));
    } finally {
      process.kill(portal.pid, 'SIGCONT');
    }
  };
  await throughFault(begin, {
    during: () => expectUnavailable(reader, 'llamada.base'),
    end: () => Promise.all(others.map((other) => other.close())),
  });
});

test('all connections of the portal busy: callers get 503 after some seconds, and its memory does not grow with them', async () => {
  const locker = (await openSession(cluster.url('fallas')))!;
  const before = residentBytes(portal.pid);
  const begin = async () => {
    await locker.run('begin');
    // In the order in which calls read them: in the other one they and the lock would meet in a deadlock.
    await locker.run('lock table configuracion, sesion in access exclusive mode');
  };
  await throughFault(begin, {
    during: async () => {
      const answers = await Promise.all(Array.from({ length: 300 }, async () => (await visitor()).status));
      expect(new Set(answers)).toEqual(new Set([503]));
      await expectUnavailable(visitor, 'llamada.base');
      expect(residentBytes(portal.pid) - before).toBeLessThan(150 * 1024 * 1024);
    },
    end: async () => {
      await locker.run('rollback');
      await locker.close();
    },
  });
});

test('disk of PostgreSQL full: nothing is half-written, the portal says why, and goes on when there is room', async () => {
  test.skip(!disk, 'only root can make a small disk');
  await throughFault(() => disk!.fill(), {
    during: async () => {
      const salud = async () => (await fetch(`${portal.url}/api/salud`)).json() as Promise<{ clave?: string }>;
      // Whether PostgreSQL refuses the write or ends itself over its log, no submission is acknowledged.
      await expect.poll(async () => (await salud()).clave).toMatch(/^llamada\.salud(Escritura|Base)$/);
    },
    end: async () => {
      disk!.free();
      await startAgain();
    },
  });
});

/** Starts PostgreSQL after a crash, if it ended; its processes may need a moment to let go of their memory. */
async function startAgain(): Promise<void> {
  await expect(async () => {
    if (!(await cluster.answers())) await cluster.start();
  }).toPass();
}

const residentBytes = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
