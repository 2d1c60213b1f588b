import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPostgresCluster, createPostgresReplica, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { type Connection, openConnection } from '../connection.ts';
import { migrateToLatest } from '../migrator.ts';
import { whenWritable } from './when-writable.ts';

describe.runIf(inject('testDatabase').kind === 'postgresql')('a start without a database that takes writes', () => {
  const clusters: PostgresCluster[] = [];
  const opened: Connection[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((connection) => connection.close()));
    for (const cluster of clusters.splice(0).toReversed()) await cluster.remove();
  });

  const keep = async (cluster: Promise<PostgresCluster>): Promise<PostgresCluster> => {
    clusters.push(await cluster);
    return cluster;
  };
  const open = async (databaseUrl: string): Promise<Connection> => {
    const connection = await openConnection({ databaseUrl, dataDir: '' });
    opened.push(connection);
    return connection;
  };
  /** Waits with `work`, and notes what an operator would see. */
  const waiting = (connection: Connection, work: () => Promise<unknown> = async () => {}) => {
    const seen = { lines: [] as string[], away: [] as boolean[] };
    const done = whenWritable(
      connection,
      { log: { warn: (line) => void seen.lines.push(line) }, onAway: (away) => void seen.away.push(away) },
      work,
    );
    return { seen, done };
  };

  test('a server that is stopped: the start waits, says why once, and goes on when it is back', async () => {
    const cluster = await keep(createPostgresCluster({ fsync: false }));
    const connection = await open(cluster.url('postgres'));
    await cluster.stop('fast');
    let runs = 0;
    const { seen, done } = waiting(connection, async () => {
      runs += 1;
      // The server goes away once more in the middle of the work.
      if (runs === 1) await cluster.stop('immediate');
      await migrateToLatest(connection, { steps: {} });
    });
    await expect.poll(() => seen.away.length).toBeGreaterThan(2);
    expect(seen.lines).toEqual([expect.stringMatching(/ECONNREFUSED.*: el portal espera\.$/)]);
    expect(runs).toBe(0);
    await cluster.start();
    await expect.poll(() => runs).toBe(1);
    await expect.poll(() => seen.away.length).toBeGreaterThan(4);
    await cluster.start();
    await done;
    expect(runs).toBeGreaterThan(1);
    expect(seen.away.at(-1)).toBe(false);
    expect(seen.lines.at(-1)).toMatch(/^La base de datos está disponible después de \d+\.\d s\.$/);
  });

  test('a standby: the start waits until it is promoted', async () => {
    const primary = await keep(createPostgresCluster({ fsync: false }));
    const standby = await keep(createPostgresReplica(primary));
    const connection = await open(standby.url('postgres'));
    const { seen, done } = waiting(connection);
    await expect.poll(() => seen.lines).toEqual([expect.stringContaining('solo admite lecturas')]);
    await expect(connection.ping()).rejects.toMatchObject({ code: '25006' });
    await primary.stop('immediate');
    await sql`select pg_promote()`.execute(connection.db);
    await done;
    await connection.ping();
  });

  test('a wrong password and an unknown database end the start at once', async () => {
    const cluster = await keep(createPostgresCluster({ fsync: false }));
    const admin = await open(cluster.url('postgres'));
    await sql.raw("create role con_clave login password 'correcta'").execute(admin.db);
    const rules = join(cluster.folder, 'data/pg_hba.conf');
    const before = readFileSync(rules, 'utf8');
    writeFileSync(rules, 'host all con_clave 127.0.0.1/32 scram-sha-256\n');
    appendFileSync(rules, before);
    await sql`select pg_reload_conf()`.execute(admin.db);
    const address = (password: string) => `postgresql://con_clave:${password}@127.0.0.1:${cluster.port}/postgres`;
    await expect.poll(async () => (await open(address('correcta'))).ping().then(() => 'in', String)).toBe('in');
    const wrong = waiting(await open(address('equivocada')));
    await expect(wrong.done).rejects.toThrow(
      /^La base de datos rechaza la conexión: password authentication failed for user "con_clave"\. Revise DATABASE_URL\.$/,
    );
    const unknown = waiting(await open(cluster.url('ninguna')));
    await expect(unknown.done).rejects.toThrow(/database "ninguna" does not exist\. Revise DATABASE_URL\.$/);
    expect([wrong.seen, unknown.seen]).toEqual([
      { lines: [], away: [] },
      { lines: [], away: [] },
    ]);
  });
});
