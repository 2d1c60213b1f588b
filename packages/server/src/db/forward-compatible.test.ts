import { blankDatabase } from '@portal/testkit/database.ts';
import { brokenPromises, readShape } from '@portal/testkit/schema-shape.ts';
import { Migrator, sql, type Migration } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './migrations/index.ts';
import type { Executor } from './executor.ts';

/** The first migration that runs while processes of the version before still serve (CONTRIBUTING, "Change a table"). */
const FIRST = '044';

const names = Object.keys(migrations);
const before = names.findLast((name) => name < FIRST)!;
const later = names.filter((name) => name >= FIRST);

async function migrateTo(db: Executor, name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(name);
  expect(error).toBeUndefined();
}

/** Runs statements, and returns what a program of before would miss. */
async function missedAfter(db: Executor, work: (trx: Executor) => Promise<unknown>): Promise<string[]> {
  const shape = await readShape(db);
  await work(db);
  return brokenPromises(shape, await readShape(db));
}

test('processes of the version before go on while a migration runs and afterwards: none drops, renames or narrows', async () => {
  const { db } = await blankDatabase();
  await migrateTo(db, before);
  expect(later.length).toBeGreaterThan(0);
  for (const name of later) expect(await missedAfter(db, () => migrateTo(db, name)), name).toEqual([]);
});

const step =
  (...statements: string[]): Migration['up'] =>
  async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };

test.each([
  ['a column that is dropped', ['alter table pieza drop column nombre'], 'column pieza.nombre is gone'],
  ['a column under another name', ['alter table pieza rename column nombre to titulo'], 'column pieza.nombre is gone'],
  ['another type', ['alter table pieza alter column nombre type varchar(10)'], 'was character varying(40)'],
  ['a column that must be filled', ['alter table pieza add column color text not null'], 'new column pieza.color is required'],
  ['a column that was optional', ['alter table pieza alter column nota set not null'], 'may no longer be null'],
  ['a default that is gone', ['alter table pieza alter column peso drop default'], 'pieza.peso has another default'],
  ['a key that is gone', ['alter table pieza drop constraint pieza_nombre_uk'], 'pieza_nombre_uk is gone'],
  ['a new check of an old column', ['alter table pieza add constraint con_peso check (peso > 0)'], 'new rule pieza: con_peso'],
  ['a new unique index of an old column', ['create unique index unico on pieza (nota)'], 'new rule pieza: unico'],
  ['fewer values', ["alter table pieza drop constraint clase, add constraint clase check (clase in ('a'))"], 'rule pieza: clase is'],
  ['a narrower range', ['alter table pieza drop constraint peso, add constraint peso check (peso between 2 and 9)'], 'rule pieza: peso is'],
  ['a table under another name', ['alter table pieza rename to parte'], 'pieza is gone'],
  ['a function that is dropped', ['drop function doble(integer)'], 'function doble(n integer) is gone'],
])('%s would be noticed', async (_what, statements, complaint) => {
  const { db } = await blankDatabase();
  await piece(db);
  expect((await missedAfter(db, step(...statements))).join('\n')).toContain(complaint);
});

test('what adds is admitted: columns that fill themselves, further values, tables, a table that becomes partitioned', async () => {
  const { db } = await blankDatabase();
  await piece(db);
  const adds = step(
    'alter table pieza add column color text, add column alto integer not null default 1',
    'alter table pieza add constraint alto_positivo check (alto > 0)',
    "alter table pieza drop constraint clase, add constraint clase check (clase in ('a', 'b', 'c'))",
    'alter table pieza drop constraint peso, add constraint peso check (peso between 0 and 3)',
    'create table otra (id integer primary key, nombre text not null)',
  );
  expect(await missedAfter(db, adds)).toEqual([]);
  const partitions = step(
    'alter table pieza rename to pieza_antes',
    'create table pieza (like pieza_antes including defaults including generated) partition by range (id)',
    'alter table pieza add primary key (id)',
    'create table pieza_todas partition of pieza default',
    'insert into pieza select * from pieza_antes',
    'drop table pieza_antes',
  );
  expect(await missedAfter(db, partitions)).toEqual([]);
});

const piece = step(
  `create table pieza (id integer primary key, nombre varchar(40) not null constraint pieza_nombre_uk unique, nota text,
    peso integer not null default 1 constraint peso check (peso between 1 and 3), clase text not null default 'a' constraint clase check (clase in ('a', 'b')))`,
  'create function doble(n integer) returns integer language sql as $$ select n * 2 $$',
);
