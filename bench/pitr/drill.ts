import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { sql } from 'kysely';
import { startPortal } from '../../e2e/support/portal/portal-process.ts';
import { countsOf, learnersOf, whileSending } from '../../e2e/durability/submissions.ts';
import { buildWorld } from '../../e2e/world/template.ts';
import { openConnection, type Connection } from '../../packages/server/src/db/connection.ts';
import { readConsistently } from '../../packages/server/src/db/copy/copy-source.ts';
import { differencesOf } from '../../packages/server/src/db/copy/fill.ts';
import { ensureAllBuilt } from '../../tools/build.mjs';
import { ensurePrograms } from '../../tools/setup.mjs';
import { type ArchivedCluster, createArchivedCluster } from './pgbackrest.ts';

/**
 * `npm run simulacro:pitr`: drills point-in-time recovery. Learners submit to a portal on a throw-away PostgreSQL that pgBackRest archives;
 * all attempts are deleted; the cluster is restored to the second before, and every table compared. Ends with 1 when anything differs.
 */
const SUBMISSIONS = 150;
const LOOK_MS = 20;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const secondsSince = (start: number): number => (performance.now() - start) / 1000;
const since = (start: number): string => `${secondsSince(start).toFixed(1)} s`;

async function within<T>(databaseUrl: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await openConnection({ databaseUrl, dataDir: '' });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const read = (databaseUrl: string) => within(databaseUrl, (connection) => readConsistently(connection, async (source) => source));

const textOf = (databaseUrl: string, expression: string): Promise<string> =>
  within(databaseUrl, async ({ db }) => {
    const { rows } = await sql<{ text: string }>`select (${sql.raw(expression)})::text as text`.execute(db);
    return rows[0]?.text ?? '';
  });

async function main(): Promise<void> {
  await ensureAllBuilt();
  const { pgbackrest } = await ensurePrograms('postgres', 'pgbackrest');
  const folder = mkdtempSync(join(tmpdir(), 'portal-pitr-'));
  const archived = await createArchivedCluster(pgbackrest);
  try {
    await drill(archived, folder);
  } finally {
    await archived.cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function drill(archived: ArchivedCluster, dataDir: string): Promise<void> {
  const { cluster } = archived;
  const databaseUrl = cluster.url('postgres');
  await buildWorld('stream', dataDir, databaseUrl);
  const acknowledged = await submit(archived, { dataDir, databaseUrl });
  const expected = await read(databaseUrl);
  const noted = await textOf(databaseUrl, 'clock_timestamp()');
  await sleep(2_000);
  const target = await textOf(databaseUrl, `clock_timestamp() - interval '1 second'`);
  await deleteAttempts(databaseUrl);
  const deleted = performance.now();
  // The damaged cluster still runs: what its last, unfinished segment holds reaches the archive.
  const archivedIn = await archiveNow(databaseUrl);
  say(`Anotado a las ${noted}; borrado masivo un segundo después de ${target}.`);

  const restored = await archived.restoreAt(target);
  try {
    const url = restored.url('postgres');
    while ((await textOf(url, 'pg_is_in_recovery()')) !== 'false') await sleep(LOOK_MS);
    const copied = secondsSince(deleted);
    await judge({ expected, url, broken: databaseUrl, acknowledged });
    const start = performance.now();
    const portal = await startPortal({ dataDir, databaseUrl: url });
    const started = secondsSince(start);
    await portal.stop();
    say(`RPO: 0 de ${acknowledged} entregas perdidas; el último segmento quedó archivado en ${archivedIn} (sin actividad, a lo más 60 s).`);
    say(
      `RTO: ${(copied + started).toFixed(1)} s: base restaurada ${copied.toFixed(1)} s después del borrado, portal en servicio en ${started.toFixed(1)} s más.`,
    );
  } finally {
    await restored.remove();
  }
}

/** Runs the portal with learners who submit, takes the full backup in the middle, and returns how many questionnaires were acknowledged. */
async function submit({ backUp }: ArchivedCluster, place: { dataDir: string; databaseUrl: string }): Promise<number> {
  const portal = await startPortal({ ...place, port: await freePort() });
  try {
    const streams = await learnersOf(portal.url, place.dataDir, { seed: 0 });
    const count = () => countsOf(streams).acknowledged;
    await whileSending(streams, async (further) => {
      const start = performance.now();
      await backUp();
      say(`Respaldo completo en ${since(start)}, con ${count()} entregas mientras tanto.`);
      await further(SUBMISSIONS);
    });
    return count();
  } finally {
    await portal.stop();
  }
}

/** Deletes all attempts with their answers and certificates, past the triggers that keep certificates, as a superuser's mistake would. */
const deleteAttempts = (databaseUrl: string): Promise<void> =>
  within(databaseUrl, ({ db }) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const table of ['certificado', 'detalle', 'evaluacion', 'progreso']) await sql`delete from ${sql.table(table)}`.execute(trx);
    }),
  );

/** Ends the WAL segment and waits until it is archived; returns how long that took. */
async function archiveNow(databaseUrl: string): Promise<string> {
  const start = performance.now();
  const segment = await textOf(databaseUrl, 'pg_walfile_name(pg_switch_wal())');
  while ((await textOf(databaseUrl, `select last_archived_wal >= '${segment}' from pg_stat_archiver`)) !== 'true') await sleep(LOOK_MS);
  return since(start);
}

interface Judged {
  readonly expected: Awaited<ReturnType<typeof read>>;
  /** Restored database. */
  readonly url: string;
  /** The one in which the attempts were deleted. */
  readonly broken: string;
  readonly acknowledged: number;
}

/** Compares every table with what was noted, before a portal starts on the restored database. Throws on any difference. */
async function judge({ expected, url, broken, acknowledged }: Judged): Promise<void> {
  const found = await read(url);
  const differing = differencesOf(expected, found);
  if (differing.length > 0) throw new Error(`La base restaurada difiere en: ${differing.join(', ')}`);
  const attempts = Number(await textOf(url, 'select count(*) from evaluacion where fecha_fin is not null'));
  const left = Number(await textOf(broken, 'select count(*) from evaluacion'));
  if (left !== 0) throw new Error(`El borrado dejó ${left} evaluaciones: el simulacro no prueba nada.`);
  if (attempts < acknowledged) throw new Error(`Faltan entregas: ${attempts} de ${acknowledged}.`);
  const rows = found.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Iguales: ${found.tables.length} tablas, ${rows} filas, ${attempts} evaluaciones terminadas.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
