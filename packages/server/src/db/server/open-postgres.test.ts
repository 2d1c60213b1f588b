import { createPostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { openConnection } from '../connection.ts';
import { migrateToLatest } from '../migrator.ts';
import { guardPool, newPool } from './new-pool.ts';
import { endSilentConnections } from './silent-server.ts';

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
      await expect(migrateToLatest(connection, { steps: {} })).rejects.toThrow(/^No se pudo preparar la base de datos: .*ECONNREFUSED/);
      await cluster.start();
      await connection.ping();
      const { rows } = await sql`select current_setting('statement_timeout') as timeout, current_setting('jit') as jit`.execute(db);
      expect(rows).toEqual([{ timeout: '30s', jit: 'off' }]);
    } finally {
      await connection.close();
      await cluster.remove();
    }
  });

  test('a statement that waits for a frozen server fails; a long one of a server that answers goes on', async () => {
    const cluster = await createPostgresCluster({ fsync: false });
    const pool = newPool({ url: cluster.url('postgres'), connections: 2, pooled: false });
    const beside = guardPool(
      new Pool({ connectionString: cluster.url('postgres'), max: 1, query_timeout: 500, connectionTimeoutMillis: 500 }),
      false,
    );
    let asked = 0;
    const ask = () => {
      asked += 1;
      return beside.query('select 1');
    };
    const watch = endSilentConnections(pool, ask, { suspectMs: 200, lookMs: 50 });
    try {
      const long = pool.query(`select 'terminó' as texto from pg_sleep(3)`);
      expect((await long).rows).toEqual([{ texto: 'terminó' }]);
      expect(asked).toBeGreaterThan(0);
      const frozen = pool.query('select 1 from pg_sleep(0.2)');
      cluster.signal('SIGSTOP');
      await expect(frozen).rejects.toThrow(/Connection terminated/);
      cluster.signal('SIGCONT');
      expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    } finally {
      watch.close();
      await Promise.all([pool.end(), beside.end()]);
      await cluster.remove();
    }
  });
});
