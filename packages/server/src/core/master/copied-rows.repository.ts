import type { MasterDefinition, MasterTypes } from '@portal/contract/core';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Copies } from '../../db/link-table.ts';
import type { Owner } from '../../db/owned.ts';
import type { Database } from '../../db/schema.ts';

/** Author, last editor and both moments (P69). */
export interface MasterStamps {
  readonly usuario_creacion?: string;
  readonly usuario_modificacion?: string;
  readonly fecha_creacion?: string;
  readonly fecha_modificacion?: string;
}

/** Name of a field of the master. */
export type OwnName<T extends MasterTypes> = keyof T['fields'] & string;

/** Values that differ in copies: stamps, and the codes of a column. */
export interface CopyChanges<T extends MasterTypes> {
  readonly stamps: MasterStamps & Partial<Owner>;
  readonly codes?: { readonly column: OwnName<T>; readonly values: readonly string[] } | undefined;
}

/** Data access of a master for copies of its records and for values that no two records share. */
export interface CopiedRows<T extends MasterTypes> {
  /** Inserts copies of several records, with these codes in their order. */
  copyAll(db: Executor, ids: readonly number[], more: CopyChanges<T>): Promise<Copies>;
  /** Reads a column of some records as text, by id. */
  textsOf(db: Executor, ids: readonly number[], name: OwnName<T>): Promise<ReadonlyMap<number, string>>;
  /**
   * Returns the ids of the records that have one of the values in a column, ignoring case, by value. Takes an advisory lock on each value
   * until the transaction ends, so that two saves cannot both find it free.
   */
  holdersOf(db: Executor, place: { readonly column: OwnName<T>; readonly values: readonly string[] }): Promise<ReadonlyMap<string, number>>;
}

interface Spec<T extends MasterTypes> {
  readonly definition: Pick<MasterDefinition<T>, 'key' | 'fields'>;
  readonly table: keyof Database;
  /** Columns besides the fields that a copy takes over. */
  readonly copied?: readonly string[];
}

export function copiedRows<T extends MasterTypes>({ definition: { key, fields }, table, copied = [] }: Spec<T>): CopiedRows<T> {
  const target = sql.table(table);
  const idColumn = sql.ref(key);
  return {
    copyAll: async (db, ids, { stamps, codes }) => {
      const copies = await reserveIds(db, { table, key, ids });
      const fresh = [...presentOf(stamps)];
      const kept = [...Object.keys(fields), ...copied].filter((name) => name !== codes?.column && !(name in stamps));
      const names = [key, ...(codes ? [codes.column] : []), ...kept, ...fresh.map(([name]) => name)];
      await sql`
        insert into ${target} (${sql.join(names.map((name) => sql.ref(name)))})
        select ${sql.join([
          sql`n.copia`,
          ...(codes ? [sql`n.codigo`] : []),
          ...kept.map((name) => sql`o.${sql.ref(name)}`),
          ...fresh.map(([, value]) => sql`${value}`),
        ])}
        from unnest(${[...copies.keys()]}::integer[], ${[...copies.values()]}::integer[], ${codes?.values ?? []}::text[])
          as n(original, copia, codigo)
        join ${target} o on o.${idColumn} = n.original order by n.copia`.execute(db);
      return copies;
    },
    textsOf: async (db, ids, name) => {
      const { rows } = await sql<{ id: number; texto: string }>`
        select ${idColumn} as id, ${sql.ref(name)}::text as texto from ${target} where ${idColumn} = any (${[...ids]}::integer[])`.execute(
        db,
      );
      return new Map(rows.map(({ id, texto }) => [id, texto]));
    },
    holdersOf: async (db, { column, values }) => {
      const given = sql`unnest(${[...values]}::text[]) as n(valor)`;
      await sql`
        select pg_advisory_xact_lock(hashtext(${`${table}.${column}`}), hashtext(v.menor))
        from (select distinct lower(n.valor) as menor from ${given}) as v order by v.menor`.execute(db);
      const { rows } = await sql<{ id: number; valor: string }>`
        select o.${idColumn} as id, n.valor from ${given} join ${target} o on lower(o.${sql.ref(column)}) = lower(n.valor)`.execute(db);
      return new Map(rows.map(({ id, valor }) => [valor, id]));
    },
  };
}

/** Takes an id for the copy of each record. */
async function reserveIds(
  db: Executor,
  { table, key, ids }: { readonly table: string; readonly key: string; readonly ids: readonly number[] },
): Promise<Copies> {
  const { rows } = await sql<{ original: number; copia: number }>`
    select o.id as original, nextval(pg_get_serial_sequence(${table}, ${key}))::integer as copia
    from unnest(${[...ids]}::integer[]) as o(id)`.execute(db);
  return new Map(rows.map(({ original, copia }) => [original, copia]));
}

/** Returns the columns that are not undefined, with their values. */
export const presentOf = (columns: object): [name: string, value: unknown][] =>
  Object.entries(columns).filter(([, value]) => value !== undefined);
