import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { createPostgresCluster } from '../testing/postgres-cluster.ts';
import { openConnection } from './connection.ts';
import { migrateToLatest } from './migrator.ts';

describe.runIf(inject('testDatabase').kind === 'postgresql')('a PostgreSQL server that goes away', () => {
  test('running queries fail, the process survives, and queries work once the server is back', async () => {
    const cluster = await createPostgresCluster({ fsync: false });
    const connection = await openConnection({ databaseUrl: cluster.url('postgres'), dataDir: '' });
    const { db } = connection;
    try {
      await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.05)`.execute(db)));
      const interrupted = db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await cluster.stop('immediate');
        await sql`select 2`.execute(trx);
      });
      await expect(interrupted).rejects.toThrow();
      await expect(connection.ping()).rejects.toThrow();
      await expect(migrateToLatest(connection, {})).rejects.toThrow(/^No se pudo preparar la base de datos: .*ECONNREFUSED/);
      await cluster.start();
      await connection.ping();
      const { rows } = await sql`select current_setting('statement_timeout') as timeout, current_setting('jit') as jit`.execute(db);
      expect(rows).toEqual([{ timeout: '30s', jit: 'off' }]);
    } finally {
      await connection.close();
      await cluster.remove();
    }
  });
});
