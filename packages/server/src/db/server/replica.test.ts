import { createPostgresCluster, createPostgresReplica, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openConnection, type Connection } from '../connection.ts';
import type { Executor } from '../executor.ts';
import { guardPool } from './new-pool.ts';
import { Replica } from './replica.ts';

describe.runIf(inject('testDatabase').kind === 'postgresql')('reports read from a streaming replica', () => {
  let primary: PostgresCluster;
  let standby: PostgresCluster;
  let connection: Connection;
  beforeAll(async () => {
    primary = await createPostgresCluster({ fsync: false });
    standby = await createPostgresReplica(primary);
    connection = await openConnection({
      databaseUrl: primary.url('postgres'),
      dataDir: '',
      replica: { url: standby.url('postgres'), mostMs: 3_600_000 },
    });
    await sql`create table cifra (valor integer)`.execute(connection.db);
  });
  afterAll(async () => {
    await connection?.close();
    await standby?.remove();
    await primary?.remove();
  });

  /** Opens the database for one call that may read old figures. */
  const call = (): Executor => {
    const { signal } = new AbortController();
    return connection.readingLagging({ signal, mostMs: 60_000, turn: (work) => work() });
  };
  const portOf = async (db: Executor): Promise<number> =>
    (await sql<{ port: number }>`select inet_server_port() as port where ${1} = 1`.execute(db)).rows[0]!.port;

  test('a call that may lag reads the replica, any other the primary', async () => {
    await expect.poll(() => portOf(call())).toBe(standby.port);
    const { signal } = new AbortController();
    expect(await portOf(connection.reading({ signal, mostMs: 60_000, turn: (work) => work() }))).toBe(primary.port);
    expect(await portOf(connection.db)).toBe(primary.port);
  });

  test('a statement that writes runs on the primary, once', async () => {
    await sql`insert into cifra values (${7})`.execute(call());
    expect((await sql`select valor from cifra`.execute(connection.db)).rows).toEqual([{ valor: 7 }]);
    await expect(sql`select * from nada`.execute(call())).rejects.toMatchObject({ code: '42P01' });
  });

  test('the replica is left while it is older than the limit, also while the primary writes nothing', async () => {
    let now = 0;
    const pools = [primary, standby].map((cluster) => guardPool(new Pool({ connectionString: cluster.url('postgres') }), false));
    const [first, second] = pools as [Pool, Pool];
    const told: unknown[] = [];
    const onChange = (...change: [boolean, string]) => void told.push(change);
    const replica = new Replica({ primary: first, replica: { pool: second }, mostMs: 10_000, now: () => now, onChange });
    /** Whether it may be read at a moment, once the comparison that the moment began has ended. */
    const fresh = async (at: number): Promise<boolean> => {
      now = at;
      await replica.isFresh();
      await replica.compared();
      return replica.isFresh();
    };
    try {
      const caughtUp = () => expect.poll(() => fresh((now += 2_000))).toBe(true);
      await caughtUp();
      // A quiet hour: nothing is written, nothing is missing.
      now += 3_600_000;
      await caughtUp();
      await second.query('select pg_wal_replay_pause()');
      const paused = async () =>
        (await second.query<{ estado: string }>('select pg_get_wal_replay_pause_state() as estado')).rows[0]?.estado;
      await expect.poll(paused).toBe('paused');
      await sql`insert into cifra values (8)`.execute(connection.db);
      expect(await fresh(now + 20_000)).toBe(false);
      await second.query('select pg_wal_replay_resume()');
      await caughtUp();
      expect(told).toEqual([
        [true, ''],
        [false, 'lleva más de 10 s de retraso'],
        [true, ''],
      ]);
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
    }
  });

  test('a replica that cannot be used says why, once', async () => {
    const told: unknown[] = [];
    let now = 0;
    const pools = [primary.url('postgres'), standby.url('otra'), primary.url('postgres')].map((connectionString) =>
      guardPool(new Pool({ connectionString }), false),
    );
    const [first, unknown, second] = pools as [Pool, Pool, Pool];
    try {
      for (const pool of [unknown, second]) {
        const replica = new Replica({
          primary: first,
          replica: { pool },
          mostMs: 10_000,
          now: () => now,
          onChange: (...change) => void told.push(change),
        });
        for (const seconds of [2, 4]) {
          now = seconds * 1_000;
          expect(await replica.isFresh()).toBe(false);
          await replica.compared();
        }
        now = 0;
      }
      expect(told).toEqual([
        [false, 'database "otra" does not exist'],
        [false, 'no es una réplica en espera'],
      ]);
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
    }
  });

  test('a replica that stops in the middle of a statement: the primary answers it, and later ones until the replica is back', async () => {
    await expect.poll(() => portOf(call())).toBe(standby.port);
    const answer = sql<{
      port: number;
    }>`select inet_server_port() as port, pg_sleep(case when pg_is_in_recovery() then ${3600} else 0 end)`.execute(call());
    const sleeping = async () => {
      const pool = guardPool(new Pool({ connectionString: standby.url('postgres'), max: 1 }), false);
      try {
        const { rows } = await pool.query<{ total: number }>(
          "select count(*)::integer as total from pg_stat_activity where query like '%pg_sleep(case%' and state = 'active' and pid <> pg_backend_pid()",
        );
        return rows[0]?.total;
      } finally {
        await pool.end();
      }
    };
    await expect.poll(sleeping).toBe(1);
    await standby.stop('immediate');
    expect((await answer).rows[0]!.port).toBe(primary.port);
    expect(await portOf(call())).toBe(primary.port);
    await standby.start();
    await expect.poll(() => portOf(call()), { timeout: 60_000 }).toBe(standby.port);
  });
});
