import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as wholeText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createPostgresCluster, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { SERVER } from '../../../tools/build.mjs';
import { inRoot } from '../../../tools/root.mjs';
import { launchPortal, type PortalOptions, startPortal } from '../../support/portal/portal-process.ts';
import { runCommand } from '../../support/portal/run-command.ts';
import { STOPPED_CLOCK } from '../../world/fixed-moment.ts';
import { copyTemplate } from '../../world/template.ts';
import { randomFrom } from '@portal/testkit/random.ts';

// SIGKILL during long writes: the first start with its migrations, and a restore. A second attempt ends as if nothing had been killed.
// Uploads, imports and exports: ../processes.spec.ts. Submissions: ../durability.spec.ts.

const SEED = 20_261_127;
const KILLS = 3;
/** Longest time until a kill: a start, or a restore, takes about as long. */
const MOST_MS = 2_500;

test.setTimeout(900_000);

let folder = '';
let cluster: PostgresCluster;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-cortes-'));
  cluster = await createPostgresCluster({ fsync: true });
});
test.afterEach(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Tables that neither sessions nor jobs write. */
const STEADY = ['usuario', 'planestudio', 'curso', 'modulo', 'tema', 'pregunta', 'asignacion', 'evaluacion', 'detalle', 'certificado'];

test('SIGKILL during the first start, of three processes at once on PostgreSQL and of the embedded database: the next one completes it', async () => {
  const random = randomFrom(SEED);
  const [killed, whole] = [await cluster.createOwned('cortada'), await cluster.createOwned('entera')];
  // The demo's history ends now: at one moment for all.
  const environment = { ...STOPPED_CLOCK };
  const places: readonly (readonly [PortalOptions, number])[] = [
    [{ dataDir: join(folder, 'a'), databaseUrl: killed, environment }, 3],
    [{ dataDir: join(folder, 'b'), environment }, 1],
  ];
  for (const [place, processes] of places) {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const portals = await Promise.all(Array.from({ length: processes }, () => launchPortal(place)));
      await sleep(random() * MOST_MS);
      await Promise.all(portals.map((portal) => portal.kill()));
    }
  }
  const expected = await rowsOf({ dataDir: join(folder, 'c'), databaseUrl: whole, environment });
  expect(expected['usuario']).toBeGreaterThan(3);
  expect(Object.keys(expected).toSorted()).toEqual(STEADY.toSorted());
  for (const [place] of places) expect(await rowsOf(place)).toEqual(expected);
});

test('SIGKILL during a restore, on both databases: nothing of it stays, and the next restore is complete', async () => {
  const random = randomFrom(SEED);
  const source = join(folder, 'datos');
  await copyTemplate('stream', source);
  const destination = join(folder, 'respaldos');
  await runCommand('respaldo', ['--destino', destination], { dataDir: source });
  const backup = join(destination, readdirSync(destination)[0]!);
  for (const place of [
    { dataDir: join(folder, 'a'), databaseUrl: await cluster.createOwned('restaurada') },
    { dataDir: join(folder, 'b') },
  ]) {
    let complete = false;
    for (let kill = 0; kill < KILLS && !complete; kill += 1) complete = await restoreAndKill(backup, place, random() * MOST_MS);
    if (!complete) expect(await restoreAndKill(backup, place)).toBe(true);
    await (await startPortal(place)).stop();
    const again = join(folder, `otra-${place.databaseUrl ? 'pg' : 'embebida'}`);
    await runCommand('respaldo', ['--destino', again], place);
    expect(steady(join(again, readdirSync(again)[0]!))).toEqual(steady(backup));
  }
});

/** Refusal of a restore into a database that is not empty. */
const REFUSAL = /no está vacía|ya contiene una base de datos/;

/**
 * Restores, killed after some time if one is given; returns whether it ended by itself. Then the database is complete: either it was empty, or an
 * earlier restore was killed after its transaction and before its end, and this one refuses.
 */
async function restoreAndKill(backup: string, { dataDir, databaseUrl = '' }: PortalOptions, afterMs?: number): Promise<boolean> {
  const program = join(dirname(inRoot(SERVER)), 'restaurar.js');
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [program, backup], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const timer = afterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), afterMs);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [written, complaint] = await Promise.all([wholeText(child.stdout), wholeText(child.stderr)]);
  const [code] = await ended;
  clearTimeout(timer);
  expect(written).not.toContain('DIFIERE');
  if (code !== 0 && code !== null) expect(complaint).toMatch(REFUSAL);
  return code !== null;
}

/** Starts a portal to its end and returns how many rows its tables have, from a backup of it. */
async function rowsOf(place: PortalOptions): Promise<Record<string, number>> {
  const portal = await startPortal(place);
  await portal.stop();
  const destination = mkdtempSync(join(folder, 'filas-'));
  await runCommand('respaldo', ['--destino', destination], place);
  return steady(join(destination, readdirSync(destination)[0]!));
}

function steady(backup: string): Record<string, number> {
  const { tables } = JSON.parse(readFileSync(join(backup, 'manifiesto.json'), 'utf8')) as { tables: { name: string; rows: number }[] };
  return Object.fromEntries(tables.filter(({ name }) => STEADY.includes(name)).map(({ name, rows }) => [name, rows]));
}
