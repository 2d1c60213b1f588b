// A copy of a whole portal, in both databases: exact rows, nothing logged twice, ids that go on, and an error that leaves nothing.
import { rmSync } from 'node:fs';
import { blankDatabase, useTestDatabase } from '@portal/testkit/database.ts';
import { temporaryFolder } from '@portal/testkit/services/temporary-folder.ts';
import { isThorough } from '@portal/testkit/thorough.ts';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { loadDemo } from '../../demo/demo.ts';
import { type CopySource, readConsistently } from './copy-source.ts';
import { describe } from './described.ts';
import { differencesOf, fillEmpty } from './fill.ts';

const source = useTestDatabase();
const isWhole = isThorough && inject('testDatabase').kind === 'postgresql';

test('a copy of the demo is equal, enforces the same rules and goes on with new ids', async () => {
  const dataDir = temporaryFolder('copia');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  // Every day, and on the embedded database, the rows of the migrations alone.
  if (isWhole) await loadDemo(source().db, { now: new Date('2026-11-21T15:00:00Z'), dataDir });
  await sql`insert into empresa (codigo_empresa, empresa, usuario_creacion) values
    (${'{"\\,'}, ${'null "a" \\ {b}\n\t\u{1F600} ñ 研修'}, 'prueba')`.execute(source().db);
  const target = await blankDatabase();
  const expected = await readConsistently(source(), async (copy) => {
    await fillEmpty(target, copy);
    return copy;
  });
  const found = await readConsistently(target, async (copy) => copy);
  expect(differencesOf(expected, found)).toEqual([]);
  expect(found.tables).toEqual(expected.tables);
  expect(found.sequences).toEqual(expected.sequences);
  const attempts = expected.tables.find(({ name }) => name === 'evaluacion')?.rows;
  expect(attempts).toBeGreaterThan(isWhole ? 1000 : -1);

  const shape = async (db: typeof target.db) =>
    (
      await sql<{ what: string }>`
        select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`.execute(
        db,
      )
    ).rows;
  expect(await shape(target.db)).toEqual(await shape(source().db));
  const insert = sql<{ id: number }>`insert into empresa (codigo_empresa, empresa, usuario_creacion) values ('NUEVA', 'Nueva', 'prueba')
    returning id_empresa as id`;
  expect((await insert.execute(target.db)).rows).toEqual((await insert.execute(source().db)).rows);
});

test('a copy that does not arrive as it was sent leaves the target empty, and a used target is refused', async () => {
  const target = await blankDatabase();
  const copy = await readConsistently(source(), async (found) => found);
  const empty: CopySource = { ...copy, rows: async function* () {} };
  await expect(fillEmpty(target, empty)).rejects.toThrow(/difiere de la copia en: .*configuracion, .*No se guardó nada/);
  const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(target.db);
  expect(rows).toEqual([]);
  await expect(fillEmpty(source(), empty)).rejects.toThrow('no está vacía');
  await expect(fillEmpty(target, { ...empty, migration: '999-futura' })).rejects.toThrow('versión más nueva');
  await expect(readConsistently(target, ({ migration }) => Promise.resolve(migration))).rejects.toThrow('no tiene las tablas del portal');
});

test('a change of one character changes the checksum of its table alone', async () => {
  const { db } = source();
  const before = await describe(db);
  await sql`update dominio set dominio = dominio || '.' where id_dominio = 1`.execute(db);
  const tables = differencesOf(before, await describe(db));
  expect(tables.filter((name) => name !== 'log')).toEqual(['dominio']);
});
