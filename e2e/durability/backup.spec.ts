import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { certificadoApi } from '@portal/contract/certificado';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { createPostgresCluster, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { Client } from '../support/api.ts';
import { startPortal, type Portal, type PortalOptions } from '../support/portal/portal-process.ts';
import { runCommand } from '../support/portal/run-command.ts';
import { buildWorld, copyTemplate } from '../world/template.ts';
import type { LearnerStream } from './learner-stream.ts';
import { countsOf, learnersOf, whileSending } from './submissions.ts';
import { verifyLearner } from './verify.ts';

const SEED = 20_261_124;
/** Questionnaires sent before, and again after, a backup. */
const BEFORE = 40;

test.setTimeout(900_000);

let folder = '';
let cluster: PostgresCluster;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-respaldo-'));
  cluster = await createPostgresCluster({ fsync: false });
});
test.afterEach(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('embedded: backed up under a stream of submissions, restored, and moved to PostgreSQL, where the stream goes on', async () => {
  const dataDir = join(folder, 'datos');
  await copyTemplate('stream', dataDir);
  // The moved portal answers at the same address: sessions go on as well.
  const port = await freePort();
  const streams = await backUpUnderLoad({ dataDir, port }, { dataDir: join(folder, 'restaurado') });

  const databaseUrl = await cluster.createOwned('mudada');
  const output = await runCommand('mudar', [databaseUrl], { dataDir });
  test.info().annotations.push({ type: 'move', description: output });
  expect(output).not.toContain('DIFIERE');
  expect(output).toMatch(/^evaluacion +\d+ +\d+ +-?\d+ +igual$/m);
  await withPortal({ dataDir, port, databaseUrl }, async () => {
    const moved = countsOf(streams).acknowledged;
    await underLoad(streams, async () => {});
    expect(countsOf(streams).acknowledged).toBeGreaterThan(moved);
    for (const stream of streams) await verifyLearner(stream);
  });
});

test('PostgreSQL: backed up under a stream of submissions and restored', async () => {
  const dataDir = join(folder, 'datos');
  const databaseUrl = await cluster.createOwned('caudal');
  await buildWorld('stream', dataDir, databaseUrl);
  const other = { dataDir: join(folder, 'restaurado'), databaseUrl: await cluster.createOwned('restaurada') };
  await backUpUnderLoad({ dataDir, databaseUrl }, other);
});

/** Backs up a portal while learners send, restores it elsewhere, and compares; returns the streams, complete in the first portal. */
async function backUpUnderLoad(source: PortalOptions, target: PortalOptions): Promise<LearnerStream[]> {
  const destination = join(folder, 'respaldos');
  let known = new Map<LearnerStream, number>();
  const streams = await withPortal(source, async (portal) => {
    const learners = await learnersOf(portal.url, source.dataDir, { seed: SEED });
    await underLoad(learners, async () => {
      known = new Map(learners.map((stream) => [stream, stream.acknowledged.length]));
      test.info().annotations.push({ type: 'backup', description: await runCommand('respaldo', ['--destino', destination], source) });
    });
    for (const stream of learners) await verifyLearner(stream);
    return learners;
  });
  const name = readdirSync(destination).find((entry) => /^respaldo-\d+-\d+$/.test(entry)) ?? '';
  const output = await runCommand('restaurar', [join(destination, name)], target);
  test.info().annotations.push({ type: 'restore', description: output.trim().split('\n').at(-1) ?? '' });
  expect(output).not.toContain('DIFIERE');
  await withPortal(target, async (portal) => {
    for (const stream of streams) await expectRestored(portal, stream, known.get(stream) ?? 0);
  });
  return streams;
}

/** Expects what was acknowledged before the backup began, nothing that the portal never acknowledged, and certificates that verify. */
async function expectRestored({ url }: Portal, { person, acknowledged }: LearnerStream, before: number): Promise<void> {
  const client = await new Client(url).signIn(person);
  const finished = (await client.call(evaluacionApi.ofSesion, {})).filter(({ fecha }) => fecha !== null);
  const stored = finished.map(({ id_evaluacion, nota, aprobado }) => ({ id_evaluacion, nota, aprobado }));
  expect(acknowledged, person.username).toEqual(expect.arrayContaining(stored));
  expect(stored, person.username).toEqual(expect.arrayContaining(acknowledged.slice(0, before)));
  for (const { id_evaluacion } of stored.filter(({ aprobado }) => aprobado)) {
    const codigo = await client.certificateCode(id_evaluacion);
    expect(await new Client(url).call(certificadoApi.verificar, { params: { codigo } })).toMatchObject({ codigo });
  }
}

async function withPortal<T>(options: PortalOptions, work: (portal: Portal) => Promise<T>): Promise<T> {
  const portal = await startPortal(options);
  try {
    return await work(portal);
  } finally {
    await portal.stop();
  }
}

/** Runs `work` in the middle of submissions, which go on until some more were sent. */
const underLoad = (streams: readonly LearnerStream[], work: () => Promise<void>): Promise<void> =>
  whileSending(streams, async (further) => {
    await further(BEFORE);
    await work();
    await further(BEFORE / 4);
  });
