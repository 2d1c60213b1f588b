import { useTestDatabase } from '@portal/testkit/database.ts';
import { sql } from 'kysely';
import { Connection } from 'pg';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';

const connection = useTestDatabase();

/** Runs a statement with the values as parameters. */
const run = async <Row = Record<string, unknown>>(...query: Parameters<typeof sql>): Promise<Row[]> =>
  (await sql<Row>(...query).execute(connection().db)).rows;

const failure = (work: Promise<unknown>): Promise<{ code?: string; constraint?: string; message: string }> =>
  work.then(
    () => Promise.reject(new Error('it should have failed')),
    (error) => error,
  );

/** Reads the number of row 20, and writes it back one higher. */
const addOne = () =>
  connection()
    .db.transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ texto: string }>`select texto from prueba where id = 20 for update`.execute(trx);
      await sql`update prueba set texto = ${String(Number(rows[0]?.texto) + 1)} where id = 20`.execute(trx);
    });

const everyColumn = () => run`select * from cambiante where id = ${1}`;

beforeAll(async () => {
  await sql.raw('create table prueba (id bigint constraint prueba_pk primary key, texto text not null)').execute(connection().db);
});

test('it is the database that the project asks for, and it answers', async () => {
  expect(connection().kind).toBe(inject('testDatabase').kind);
  await connection().ping();
});

describe('values', () => {
  test('days, instants, counts and amounts arrive as text and numbers', async () => {
    const [row] = await run`select ${'2026-02-28'}::date as dia, ${'2026-11-21 10:00:00.25-05'}::timestamptz as instante,
      count(*) as cuenta, 12.50::numeric as monto, null::date as nada, 'infinity'::timestamptz as siempre from generate_series(1, 3)`;
    expect(row).toEqual({
      dia: '2026-02-28',
      instante: '2026-11-21T15:00:00.250Z',
      cuenta: 3,
      monto: 12.5,
      nada: null,
      siempre: 'infinity',
    });
  });

  test('arrays of them too', async () => {
    const [row] =
      await run`select array['2026-02-28'::date, null] as dias, array[1, 2]::bigint[] as ids, array[[1.5], [2]]::numeric[] as montos,
      array['2026-11-21 10:00:00+00'::timestamptz] as instantes`;
    expect(row).toEqual({
      dias: ['2026-02-28', null],
      ids: [1, 2],
      montos: [[1.5], [2]],
      instantes: ['2026-11-21T10:00:00.000Z'],
    });
  });

  test('a bigint beyond the safe integers is an error, not a rounded value, and the connection survives', async () => {
    expect((await failure(run`select 9007199254740993::bigint`)).message).toContain('fuera de rango');
    await connection().ping();
  });

  test('a text of three million characters survives the round trip', async () => {
    const text = 'ñandú '.repeat(500_000);
    const [row] = await run<{ texto: string }>`select ${text}::text as texto`;
    expect(row?.texto === text).toBe(true);
  });

  test('a result split into many chunks arrives complete', async () => {
    const rows = await run<{ n: number }>`select n, repeat('x', 100) as relleno from generate_series(1, ${20_000}) n`;
    expect(rows.length).toBe(20_000);
    expect(rows.every(({ n }, index) => n === index + 1)).toBe(true);
  });
});

describe('transactions', () => {
  test('a commit is kept; a failed transaction leaves nothing', async () => {
    const { db } = connection();
    await db.transaction().execute(async (trx) => {
      await sql`insert into prueba values (1, 'uno')`.execute(trx);
    });
    await failure(
      db.transaction().execute(async (trx) => {
        await sql`insert into prueba values (2, 'dos')`.execute(trx);
        throw new Error('no');
      }),
    );
    expect(await run`select id from prueba where id in (1, 2)`).toEqual([{ id: 1 }]);
  });

  test('an error inside rolls back, and its code and constraint reach the caller', async () => {
    await run`insert into prueba values (10, 'diez')`;
    const error = await failure(
      connection()
        .db.transaction()
        .execute(async (trx) => {
          await sql`insert into prueba values (11, 'once')`.execute(trx);
          await sql`insert into prueba values (${10}, ${'otra vez'})`.execute(trx);
        }),
    );
    expect(error).toMatchObject({ code: '23505', constraint: 'prueba_pk' });
    expect(await run`select id from prueba where id = 11`).toEqual([]);
  });

  test('parallel transactions wait for each other and lose no update', async () => {
    await run`insert into prueba values (20, '0')`;
    await Promise.all(Array.from({ length: 40 }, addOne));
    expect(await run`select texto from prueba where id = 20`).toEqual([{ texto: '40' }]);
  });
});

describe('named statements', () => {
  test('a statement with values is prepared once under a name', async () => {
    for (const value of [1, 2, 3]) await run`select ${value}::int as con_nombre`;
    const names = await run`select count(*) as veces from pg_prepared_statements where statement like '%as con_nombre'`;
    // Sequential queries use one connection; a pool prepares the statement once in every connection that runs it.
    expect(names).toEqual([{ veces: 1 }]);
  });

  test('their rows are described once per connection, and are read alike without it', async () => {
    const described = vi.spyOn(Connection.prototype, 'describe');
    const everyType = () =>
      run`select n, ${'ñandú'}::text as texto, '2026-02-28'::date as dia, now() - now() as intervalo, n / 2.0 as mitad, null::text as nada,
        array[n, n + 1] as lista, '{"a": [1]}'::jsonb as objeto, n = 1 as uno from generate_series(1, 3) n order by n`;
    const first = await everyType();
    expect(described).toHaveBeenCalledOnce();
    expect(await everyType()).toEqual(first);
    expect(first.map(({ n, mitad, lista }) => [n, mitad, lista])).toEqual([1, 2, 3].map((n) => [n, n / 2, [n, n + 1]]));
    expect(described).toHaveBeenCalledOnce();
    described.mockRestore();
  });

  test('a statement that failed in its first run is described in the next; one without rows in each', async () => {
    const inverse = (value: number) => run`select 1 / ${value}::int as inverso`;
    expect(await failure(inverse(0))).toMatchObject({ code: '22012' });
    expect([await inverse(1), await failure(inverse(0)).then(({ code }) => code), await inverse(1)]).toEqual([
      [{ inverso: 1 }],
      '22012',
      [{ inverso: 1 }],
    ]);
    const insert = (id: number) => run`insert into prueba values (${id}, 'sin filas')`;
    expect([await insert(101), await insert(102)]).toEqual([[], []]);
  });

  test('the stack of a failure leads to its caller', async () => {
    const { stack } = (await failure(run`select * from prueba where id = ${'x'}::integer`)) as Error;
    expect(stack).toContain('connection.test.ts');
  });

  test('a plan that a change of the table made stale is made again; inside a transaction it fails once at most', async () => {
    const { db } = connection();
    await sql.raw('create table cambiante (id int); insert into cambiante values (1)').execute(db);
    expect(await everyColumn()).toEqual([{ id: 1 }]);
    await sql.raw('alter table cambiante add column nueva int').execute(db);
    expect(await everyColumn()).toEqual([{ id: 1, nueva: null }]);
    expect(await everyColumn()).toEqual([{ id: 1, nueva: null }]);
    const inTransaction = () => db.transaction().execute((trx) => sql`select * from cambiante where id = ${1}`.execute(trx));
    await inTransaction();
    await sql.raw('alter table cambiante add column otra int').execute(db);
    expect(await failure(inTransaction())).toMatchObject({ code: '0A000' });
    expect((await inTransaction()).rows).toEqual([{ id: 1, nueva: null, otra: null }]);
  });

  test('statements beyond the limit of names still run', async () => {
    for (let n = 0; n < 510; n++)
      expect(await run([`select `, `::int + ${n} as suma`] as unknown as TemplateStringsArray, 1)).toEqual([{ suma: n + 1 }]);
    const [row] = await run<{ nombres: number }>`select count(*) as nombres from pg_prepared_statements`;
    expect(row?.nombres).toBeLessThanOrEqual(500);
  });

  test('an error in the text of a statement does not spoil its name', async () => {
    expect(await failure(run`select * from no_existe where id = ${1}`)).toMatchObject({ code: '42P01' });
    await sql.raw('create table no_existe (id int)').execute(connection().db);
    expect(await run`select * from no_existe where id = ${1}`).toEqual([]);
  });
});
