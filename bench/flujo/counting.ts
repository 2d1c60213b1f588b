import { Client } from 'pg';
import { repeat, type Subject } from './measure.ts';

/** Settings of a cluster that can count statements; counting is off until a run turns it on. */
export const COUNTING = [`shared_preload_libraries = 'pg_stat_statements'`, 'pg_stat_statements.track = none', 'track_wal_io_timing = off'];

/** Cost of one flow in the database. */
export interface Cost {
  readonly requests: number;
  readonly statements: number;
  readonly syncs: number;
  readonly walBytes: number;
}

/** Counts requests, statements (begin and commit included), syncs and bytes of the write-ahead log of some flows, one after the other. */
export async function costOf(databaseUrl: string, subject: Subject, flows: number): Promise<Cost> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('create extension if not exists pg_stat_statements');
    await track(client, 'top');
    await client.query('select pg_stat_statements_reset()');
    const before = await wal(client);
    const already = subject.client.sent();
    await repeat(subject, flows);
    const requests = subject.client.sent() - already;
    await track(client, 'none');
    const after = await wal(client);
    const { rows } = await client.query<{ calls: number }>(
      `select sum(calls)::integer as calls from pg_stat_statements where query !~ 'pg_stat|pg_reload|system set'`,
    );
    return {
      requests: requests / flows,
      statements: rows[0]!.calls / flows,
      syncs: (after.syncs - before.syncs) / flows,
      walBytes: (after.bytes - before.bytes) / flows,
    };
  } finally {
    await client.end();
  }
}

async function track(client: Client, which: 'top' | 'none'): Promise<void> {
  await client.query(`alter system set pg_stat_statements.track = '${which}'`);
  await client.query('select pg_reload_conf()');
  // Other sessions read the setting before their next statement; each reports its log once it was idle for ten seconds.
  await client.query('select pg_sleep(11)');
}

async function wal(client: Client): Promise<{ syncs: number; bytes: number }> {
  const { rows } = await client.query<{ syncs: number; bytes: number }>(
    `select wal_sync::integer as syncs, wal_bytes::float8 as bytes from pg_stat_wal`,
  );
  return rows[0]!;
}
