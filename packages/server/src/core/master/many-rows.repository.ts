import type { MasterDefinition, MasterTypes } from '@portal/contract/core';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/schema.ts';

/** Record as far as acts on many judge it. */
export interface Registro {
  readonly id: number;
  readonly nombre: string;
  readonly codigo_estado: number;
  readonly version: number;
  /** Company to which it belongs; null: to all, or the master knows none. */
  readonly dueno: number | null;
  readonly codigo_categoria: string | null;
  readonly etiquetas: string | null;
  /** Table of a parameter. */
  readonly id_dominio: number | null;
}

/** Author and moment of a change. */
export interface Sello {
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Values of before of a record. */
export interface Anterior {
  readonly id: number;
  readonly antes: Readonly<Record<string, unknown>>;
}

/** Values by record: those of `columnas`. */
export interface Valores extends Sello {
  readonly columnas: readonly string[];
}

/** Data access of a master for several records. */
export interface ManyRows {
  /** Reads records of the scope; in a transaction it locks them until the end, in the order of their ids. */
  readAll(
    db: Executor,
    asked: { readonly ids: readonly number[]; readonly scope: Scope; readonly title: string },
  ): Promise<ReadonlyMap<number, Registro>>;
  /** Gives each record its values of `columnas` and the next version; returns the versions. */
  changeAll(db: Executor, filas: readonly Anterior[], valores: Valores): Promise<ReadonlyMap<number, number>>;
}

interface Spec<T extends MasterTypes> {
  readonly definition: Pick<MasterDefinition<T>, 'key' | 'list'>;
  readonly table: keyof Database;
  readonly inScope?: (scope: Scope) => RawBuilder<boolean>;
}

export function manyRows<T extends MasterTypes>({ definition: { key, list }, table, inScope }: Spec<T>): ManyRows {
  const target = sql.table(table);
  const idColumn = sql.ref(key);
  const optional = (name: string) => (name in list.columns ? sql`fila.${sql.ref(name)}` : sql`null`);
  return {
    readAll: async (db, { ids, scope, title }) => {
      const { rows } = await sql<Registro>`
        select fila.${idColumn} as id, fila.${sql.ref(title)} as nombre, fila.codigo_estado, fila.version, ${optional('id_empresa')} as dueno,
          ${optional('codigo_categoria')} as codigo_categoria, ${optional('etiquetas')} as etiquetas, ${optional('id_dominio')} as id_dominio
        from ${target} as fila where fila.${idColumn} = any (${[...ids]}::integer[]) and ${inScope?.(scope) ?? sql`true`}
        order by fila.${idColumn} ${db.isTransaction ? sql`for no key update` : sql``}`.execute(db);
      return new Map(rows.map((row) => [row.id, row]));
    },
    changeAll: async (db, filas, { columnas, usuario, now }) => {
      const set = sql.join(columnas.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`));
      const values = JSON.stringify(filas.map(({ id, antes }) => ({ ...antes, [key]: id })));
      const { rows } = await sql<{ id: number; version: number }>`
        update ${target} r set ${set}, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz, version = r.version + 1
        from json_populate_recordset(null::${target}, ${values}::json) n
        where r.${idColumn} = n.${idColumn} returning r.${idColumn} as id, r.version`.execute(db);
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
  };
}
