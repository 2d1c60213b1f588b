// Partitions of the log (record 074): what the migration makes of a full table, and what the job adds, on both databases.
import { blankDatabase, testDatabase, type TestDatabase } from '@portal/testkit/database.ts';
import { countWaiting } from '@portal/testkit/waiting-locks.ts';
import { Migrator, sql } from 'kysely';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openConnection } from './connection.ts';
import type { Executor } from './executor.ts';
import { migrations } from './migrations/index.ts';
import { keepPartitions, type PartitionFigures, partitionFigures } from './partitions.ts';

const isPostgres = inject('testDatabase').kind === 'postgresql';

const append = (db: Executor, fecha: string, tipo = 'x') =>
  sql`insert into log (usuario_creacion, tabla, tipo, fecha_creacion) values ('prueba', 'prueba', ${tipo}, ${fecha}::timestamptz)`.execute(
    db,
  );

/** Partitions in order of time; months as `2026-12`. */
async function partitionsOf(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select particion as name from particiones_de('log') order by nullif(desde, 'MINVALUE')::timestamptz nulls first`.execute(db);
  return rows.map(({ name }) => name);
}

/** Partition of each entry by its moment in UTC. */
async function placesOf(db: Executor): Promise<Record<string, string>> {
  const { rows } = await sql<{ fecha: string; name: string }>`
    select to_char(fecha_creacion at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as fecha, tableoid::regclass::text as name
    from log where tabla = 'prueba' order by fecha_creacion, id_log`.execute(db);
  return Object.fromEntries(rows.map(({ fecha, name }) => [fecha, name]));
}

/** Present month of the database's clock and later ones, as `2026-12`. */
async function monthsOf(db: Executor, ...ahead: number[]): Promise<string[]> {
  const { rows } = await sql<{ mes: string }>`
    select to_char(now() at time zone 'UTC' + n * interval '1 month', 'YYYY-MM') as mes from unnest(${ahead}::integer[]) with ordinality u (n, i)
    order by i`.execute(db);
  return rows.map(({ mes }) => mes);
}

const partitionOf = (mes: string) => `log_${mes.replace('-', '_')}`;
const count = async (db: Executor, tipo: string) =>
  Number((await sql<{ n: string }>`select count(*) as n from log where tipo = ${tipo}`.execute(db)).rows[0]!.n);

async function migrateTo({ db }: TestDatabase, name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(name);
  expect(error).toBeUndefined();
}

/** File that holds the rows of a table. */
const fileOf = async (db: Executor, table: string) =>
  (await sql<{ file: number }>`select pg_relation_filenode(${table}::regclass)::integer as file`.execute(db)).rows[0]!.file;

describe('the migration of a full log', () => {
  test('keeps its rows where they are, but for those of a clock that ran ahead, and goes on with its ids', async () => {
    const before = await blankDatabase();
    const { db } = before;
    await migrateTo(before, '050-retencion');
    const [next, later] = await monthsOf(db, 1, 5);
    for (const fecha of ['1999-12-31 00:00:00+00', `${next}-01 00:00:00+00`, `${later}-15 00:00:00+00`]) await append(db, fecha);
    await sql`insert into log (usuario_creacion, tabla, tipo, fecha_creacion)
      values ('prueba', 'prueba', 'x', ${`${next}-01`}::timestamp at time zone 'UTC' - interval '1 microsecond')`.execute(db);
    const file = await fileOf(db, 'log');
    await migrateTo(before, '051-particiones');
    expect(await fileOf(db, 'log_antiguo')).toBe(file);
    const places = await placesOf(db);
    expect(Object.values(places)).toEqual(['log_antiguo', 'log_antiguo', partitionOf(next!), 'log_resto']);
    expect(Object.keys(places)[1]).toMatch(/23:59:59\.999999$/);
    await append(db, '2001-01-01');
    const { rows } = await sql<{ id: string }>`select id_log::text as id from log where tabla = 'prueba' order by id_log`.execute(db);
    expect(rows.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4, 5]);
  });

  test.runIf(isPostgres)('lets processes of the version before go on: no entry of theirs is refused or lost', async () => {
    const before = await blankDatabase();
    await migrateTo(before, '050-retencion');
    const old = await openConnection({ databaseUrl: before.place.databaseUrl, dataDir: '' });
    onTestFinished(() => old.close());
    let written = 0;
    let migrated = false;
    const writing = old.db.connection().execute(async (db) => {
      await sql`prepare alta as insert into log (usuario_creacion, tabla, tipo, fecha_creacion) values ('antes', 'prueba', 'antes', now())`.execute(
        db,
      );
      // A hundred more after the migration, by a plan that was made before it.
      for (let after = 0; after < 100; after += migrated ? 1 : 0) {
        await sql`execute alta`.execute(db);
        written += 1;
      }
    });
    await expect.poll(() => written).toBeGreaterThan(20);
    await migrateTo(before, '051-particiones');
    migrated = true;
    await writing;
    expect(await count(before.db, 'antes')).toBe(written);
  });
});

describe('the partitions', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
    return () => database.close();
  });

  test('of a new portal are the present months, three coming ones and the rest, each with the indexes and guards of the log', async () => {
    const { db } = database;
    const months = await monthsOf(db, 1, 2, 3);
    const names = await partitionsOf(db);
    expect(names).toEqual(['log_antiguo', ...months.map(partitionOf), 'log_resto']);
    await keepPartitions(db, `${(await monthsOf(db, 2))[0]}-10T00:00:00Z`);
    for (const name of await partitionsOf(db)) {
      const { rows } = await sql<{ triggers: string[]; indexes: string }>`
        select array_agg(tgname::text || tgenabled::text order by tgname) as triggers,
          (select count(*)::text from pg_index i join pg_inherits h on h.inhrelid = i.indexrelid where i.indrelid = ${name}::regclass) as indexes
        from pg_trigger where tgrelid = ${name}::regclass and not tgisinternal`.execute(db);
      expect(rows[0], name).toEqual({
        triggers: ['log_sin_vaciadoO', 'log_solo_anexadoO', 'sellar_creacionO', 'sumas_altaO'],
        indexes: '5',
      });
      await expect(sql`truncate ${sql.table(name)}`.execute(db)).rejects.toThrow('solo anexado');
    }
    for (const fecha of ['2001-01-01', `${months[1]}-05`, '2090-01-01']) await append(db, fecha);
    for (const name of ['log_antiguo', partitionOf(months[1]!), 'log_resto']) {
      await expect(sql`delete from ${sql.table(name)}`.execute(db)).rejects.toThrow('solo anexado');
      await expect(sql`update ${sql.table(name)} set tipo = 'y'`.execute(db)).rejects.toThrow('solo anexado');
    }
  });

  test('of coming months are made with the rows that waited for them, once, in UTC, whatever the time zone of the session', async () => {
    const { db } = database;
    const [six, seven] = await monthsOf(db, 6, 7);
    const border = sql`(${`${seven}-01`}::timestamp at time zone 'UTC')`;
    await append(db, `${six}-01 00:00:00+00`);
    await sql`insert into log (usuario_creacion, tabla, tipo, fecha_creacion)
      values ('prueba', 'prueba', 'x', ${border} - interval '1 microsecond'), ('prueba', 'prueba', 'x', ${border})`.execute(db);
    expect(new Set(Object.values(await placesOf(db)))).toEqual(new Set(['log_resto']));
    const names = await db.connection().execute(async (session) => {
      await sql`set timezone = 'America/Lima'`.execute(session);
      try {
        return await keepPartitions(session, `${six}-02T00:00:00Z`);
      } finally {
        await sql`reset timezone`.execute(session);
      }
    });
    expect(names).toEqual((await monthsOf(db, 4, 5, 6, 7, 8, 9)).map(partitionOf));
    expect(Object.values(await placesOf(db))).toEqual([partitionOf(six!), partitionOf(six!), partitionOf(seven!)]);
    expect((await sql`select from log_resto`.execute(db)).rows).toEqual([]);
    expect(await keepPartitions(db, `${six}-02T00:00:00Z`)).toEqual([]);
  });

  test('that the present or the coming month lacks are counted, with the entries that wait', async () => {
    const { db } = database;
    const [two, three, four, six] = await monthsOf(db, 2, 3, 4, 6);
    const figures = async (mes: string | undefined) =>
      (await sql<PartitionFigures>`select ${partitionFigures(`${mes}-28T23:00:00Z`)}`.execute(db)).rows[0];
    expect(await figures(two)).toEqual({ filas_resto: 0, particiones_faltan: 0 });
    expect(await figures(three)).toEqual({ filas_resto: 0, particiones_faltan: 1 });
    await append(db, `${six}-15`);
    expect(await figures(four)).toEqual({ filas_resto: 1, particiones_faltan: 2 });
  });

  test('are made once by two calls at once, while entries go on being written', async () => {
    const { db } = database;
    const [six] = await monthsOf(db, 6);
    let written = 0;
    const stopping = new AbortController();
    const write = async (fecha: string) => {
      while (!stopping.signal.aborted) {
        await append(db, fecha, 'carga');
        written += 1;
      }
    };
    const writing = Promise.all([write(`${six}-15`), write('2001-01-01'), write('2090-01-01')]);
    await expect.poll(() => written).toBeGreaterThan(10);
    const now = `${six}-15T12:00:00Z`;
    const results = await Promise.allSettled([keepPartitions(db, now), keepPartitions(db, now)]);
    const [made, again] = results.map((result) => (result.status === 'fulfilled' ? result.value.length : result.reason));
    await expect.poll(() => written).toBeGreaterThan(30);
    stopping.abort();
    await writing;
    expect(new Set([made, again])).toEqual(new Set([0, 6]));
    expect(await count(db, 'carga')).toBe(written);
  });

  test('of a clock that jumped by fifty years are twelve at most, and no entry is refused', async () => {
    const { db } = database;
    const names = await keepPartitions(db, '2090-06-15T00:00:00Z');
    expect(names).toHaveLength(12);
    await append(db, '2090-06-15');
    expect(Object.values(await placesOf(db))).toEqual(['log_resto']);
    const [first] = await monthsOf(db, 4);
    expect(names[0]).toBe(partitionOf(first!));
  });

  test.runIf(isPostgres)('wait for a transaction that uses the log for a second, then change nothing', async () => {
    const { db } = database;
    const [six] = await monthsOf(db, 6);
    const before = await partitionsOf(db);
    await db.transaction().execute(async (trx) => {
      await append(trx, '2001-01-01');
      const failed = keepPartitions(db, `${six}-15T00:00:00Z`);
      await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
      await expect(failed).rejects.toThrow('lock timeout');
      await append(db, '2001-01-01');
    });
    expect(await partitionsOf(db)).toEqual(before);
    expect(await keepPartitions(db, `${six}-15T00:00:00Z`)).toHaveLength(6);
  });
});
