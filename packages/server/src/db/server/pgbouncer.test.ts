import { type Pgbouncer, startPgbouncer } from '@portal/testkit/services/pgbouncer.ts';
import { createPostgresCluster, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openConnection, type Connection } from '../connection.ts';
import { migrateToLatest } from '../migrator.ts';
import { requireSettings } from './open-postgres.ts';

/** Connections of pgbouncer to the server: fewer than the portal's, so that sessions really change hands. */
const CONNECTIONS = 3;

describe.runIf(inject('testDatabase').kind === 'postgresql')('pgbouncer in transaction mode', () => {
  let cluster: PostgresCluster;
  let bouncer: Pgbouncer;
  let connection: Connection;
  const open = () => openConnection({ databaseUrl: bouncer.url('postgres'), databaseConnections: 20, databasePooled: true, dataDir: '' });
  beforeAll(async () => {
    cluster = await createPostgresCluster({ fsync: false, settings: ["timezone = 'America/Lima'"] });
    bouncer = await startPgbouncer(cluster, CONNECTIONS);
    connection = await open();
  });
  afterAll(async () => {
    await connection?.close();
    await bouncer?.stop();
    await cluster?.remove();
  });

  test('the start names the settings that the role lacks, and goes on once they are made', async () => {
    const direct = await openConnection({ databaseUrl: cluster.url('postgres'), dataDir: '' });
    await expect.poll(() => requireSettings(connection).catch(String)).toMatch(/alter role "postgres" set TimeZone = 'UTC';\n?/);
    for (const order of ["TimeZone = 'UTC'", "DateStyle = 'ISO'", 'jit = off'])
      await sql.raw(`alter role postgres set ${order}`).execute(direct.db);
    await direct.close();
    await connection.close();
    await bouncer.stop();
    bouncer = await startPgbouncer(cluster, CONNECTIONS);
    connection = await open();
    await expect.poll(() => requireSettings(connection).then(() => 'ready', String)).toBe('ready');
  });

  test('migrations run, and statements with values go through sessions that change hands', async () => {
    await Promise.all([migrateToLatest(connection), migrateToLatest(connection)]);
    const { rows } = await sql`select from pg_locks where locktype = 'advisory'`.execute(connection.db);
    expect(rows).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        connection.db.transaction().execute(async (trx) => {
          const first = await sql<{ n: number }>`select ${index}::integer as n`.execute(trx);
          const second = await sql<{ n: number }>`select ${index}::integer + count(*)::integer * 0 as n from usuario`.execute(trx);
          return [first.rows[0]!.n, second.rows[0]!.n];
        }),
      ),
    );
    expect(answers).toEqual(answers.map((_, index) => [index, index]));
  });

  test('a statement ends in the database when its call ends', async () => {
    const running = async () =>
      (
        await sql<{
          total: number;
        }>`select count(*)::integer as total from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`.execute(
          connection.db,
        )
      ).rows[0]!.total;
    const controller = new AbortController();
    const reading = connection.reading({ signal: controller.signal, mostMs: 60_000, turn: (work) => work() });
    const answer = sql`select pg_sleep(${3600})`.execute(reading);
    answer.catch(() => {});
    await expect.poll(running).toBe(1);
    const gone = new Error('nadie espera');
    controller.abort(gone);
    await expect(answer).rejects.toBe(gone);
    expect(await running()).toBe(0);
  });
});
