import { createPostgresCluster, createPostgresReplica, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { startTcpSwitch, type TcpSwitch } from '@portal/testkit/services/tcp-switch.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Connection, openConnection } from '../connection.ts';
import { isOutage } from './outage.ts';

const CONNECTIONS = 4;

describe.runIf(inject('testDatabase').kind === 'postgresql')('a pool that follows the primary', () => {
  let primary: PostgresCluster;
  let standby: PostgresCluster;
  let address: TcpSwitch;
  let connection: Connection;
  const direct: Connection[] = [];
  beforeAll(async () => {
    primary = await createPostgresCluster({ fsync: false });
    standby = await createPostgresReplica(primary);
    address = await startTcpSwitch(primary.port);
    const databaseUrl = `postgresql://postgres@127.0.0.1:${address.port}/postgres`;
    connection = await openConnection({ databaseUrl, databaseConnections: CONNECTIONS, dataDir: '' });
    await sql`create table apunte (valor integer)`.execute(connection.db);
  });
  afterAll(async () => {
    await Promise.all([connection, ...direct].map((each) => each?.close()));
    await address?.close();
    await standby?.remove();
    await primary?.remove();
  });

  const straightTo = async (cluster: PostgresCluster): Promise<Connection> => {
    const opened = await openConnection({ databaseUrl: cluster.url('postgres'), dataDir: '' });
    direct.push(opened);
    return opened;
  };
  const write = (valor: number) => sql`insert into apunte values (${valor})`.execute(connection.db);
  /** Has every connection of the pool open. */
  const fill = () => Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.2)`.execute(connection.db)));

  test('after a switchover that left the connections open, one refused write closes them all, and the next one reaches the new primary', async () => {
    await fill();
    const old = await straightTo(primary);
    const next = await straightTo(standby);
    await expect
      .poll(async () => (await sql`select 1 from pg_stat_replication where replay_lsn = pg_current_wal_lsn()`.execute(old.db)).rows.length)
      .toBe(1);
    await sql`select pg_promote()`.execute(next.db);
    await sql`alter system set default_transaction_read_only = on`.execute(old.db);
    await sql`select pg_reload_conf()`.execute(old.db);
    await expect
      .poll(() =>
        old.ping().then(
          () => '',
          (error: { code?: string }) => error.code,
        ),
      )
      .toBe('25006');
    address.turnTo(standby.port);
    expect(connection.load()).toMatchObject({ total: CONNECTIONS, idle: CONNECTIONS });
    await expect(write(1)).rejects.toMatchObject({ code: '25006' });
    await write(2);
    expect(connection.load().total).toBe(1);
    expect((await sql`select valor from apunte`.execute(next.db)).rows).toEqual([{ valor: 2 }]);
  });

  test('a server that stops in order is left with every connection', async () => {
    await fill();
    const waiting = Array.from({ length: CONNECTIONS - 1 }, () =>
      sql`select pg_sleep(3600)`.execute(connection.db).catch((error: unknown) => error),
    );
    await expect.poll(() => connection.load().idle).toBe(1);
    await standby.stop('fast');
    for (const error of await Promise.all(waiting)) expect(isOutage(error)).toBe(true);
    await expect(write(3)).rejects.toSatisfy(isOutage);
    await standby.start();
    await expect
      .poll(() =>
        write(4).then(
          () => 'written',
          () => 'away',
        ),
      )
      .toBe('written');
  });

  test('while nobody is there calls fail at once with few attempts to connect, and succeed by themselves when somebody is', async () => {
    await standby.stop('immediate');
    const before = address.asked();
    const start = performance.now();
    for (let burst = 0; burst < 100; burst += 1) {
      const failed = await Promise.all(Array.from({ length: 20 }, () => write(5).catch((error: unknown) => error)));
      expect(failed.every(isOutage)).toBe(true);
    }
    // Those that were under way together, six growing pauses, then at most two per second.
    expect(address.asked() - before).toBeLessThanOrEqual(CONNECTIONS + 6 + (performance.now() - start) / 500);
    await standby.start();
    await expect
      .poll(() =>
        write(6).then(
          () => 'written',
          () => 'away',
        ),
      )
      .toBe('written');
  });
});
