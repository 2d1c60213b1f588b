import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';

/** Column of a table that can hold a text, by the catalogue of the database. */
interface Columna {
  readonly tabla: string;
  readonly columna: string;
  readonly tipo: string;
}

/**
 * Lists the columns of all tables that can hold a text, but neither generated ones nor keys of another table: they repeat a text of another
 * column.
 */
export async function textColumns(db: Executor): Promise<readonly Columna[]> {
  const { rows } = await sql<Columna>`
    select c.table_name as tabla, c.column_name as columna, c.udt_name as tipo
    from information_schema.columns c join pg_class t on t.oid = c.table_name::regclass and t.relkind in ('r', 'p') and not t.relispartition
    where c.table_schema = 'public' and c.table_name not like 'kysely%' and c.is_generated = 'NEVER'
      and not exists (
        select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
        where f.contype = 'f' and f.conrelid = t.oid and a.attname = c.column_name)
      and c.udt_name in ('text', 'varchar', '_text', '_varchar', 'bpchar', 'json', 'jsonb', 'xml', 'citext')
    order by 1, 2`.execute(db);
  return rows;
}

/** Values for the columns that a row of a table must have, by their type. */
const BY_TYPE: Readonly<Record<string, string>> = {
  int2: '1',
  int4: '1',
  int8: '1',
  numeric: '10',
  bool: 'false',
  date: `'2026-01-01'`,
  timestamptz: `'2026-01-01'`,
  jsonb: `'{}'`,
  bytea: `'x'`,
  uuid: 'gen_random_uuid()',
  _int4: `'{}'`,
  _text: `'{}'`,
};

/** First of the values that a column admits, for columns with a list of them. */
const ADMITTED = `(select substring(pg_get_constraintdef(k.oid) from '= ANY \\(ARRAY\\[(''[^'']*'')') from pg_constraint k
  where k.contype = 'c' and k.conrelid = c.table_name::regclass and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ 'ANY' limit 1)`;

/** Gives a table a row of nobody when it has none. Triggers and foreign keys must be off. */
export async function fillTable(db: Executor, tabla: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
  if ((await sql`select from ${sql.table(tabla)} limit 1`.execute(db)).rows.length > 0) return;
  const { rows } = await sql<{ columna: string; tipo: string; admitido: string | null }>`
    select c.column_name as columna, c.udt_name as tipo, ${sql.raw(ADMITTED)} as admitido
    from information_schema.columns c join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name
    where c.table_schema = 'public' and c.table_name = ${tabla} and c.is_nullable = 'NO' and c.column_default is null
      and c.is_identity = 'NO' and c.is_generated = 'NEVER'`.execute(db);
  const row = {
    ...Object.fromEntries(rows.map(({ columna, tipo, admitido }) => [columna, admitido ?? BY_TYPE[tipo] ?? `'x'`])),
    ...values,
  };
  await sql`
    insert into ${sql.table(tabla)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row).map((value) => sql.raw(value)))})`.execute(db);
}

const inColumn = (tipo: string, text: string): string => {
  if (tipo.startsWith('_'))
    return JSON.stringify([`x ${text} y`])
      .replace('[', '{')
      .replace(']', '}');
  return tipo.startsWith('json') ? JSON.stringify({ a: [1, null, { b: `x ${text}` }], c: text }) : text;
};

/** Writes the first of the texts that the column takes into one of its rows. Returns false if its checks refuse them all. */
export async function plant(db: Executor, { tabla, columna, tipo }: Columna, texts: readonly string[]): Promise<boolean> {
  for (const text of texts) {
    await sql`savepoint planta`.execute(db);
    try {
      await sql`
        update ${sql.table(tabla)} set ${sql.ref(columna)} = ${inColumn(tipo, text)}
        where (tableoid, ctid) in (select tableoid, ctid from ${sql.table(tabla)} order by ctid desc limit 1)`.execute(db);
      return true;
    } catch {
      await sql`rollback to savepoint planta`.execute(db);
    }
  }
  return false;
}
