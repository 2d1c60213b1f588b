import type { ListQuery } from '@portal/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { listRows, type ListSpec } from '../../list/paging.ts';
import type { Database } from '../../db/schema.ts';

/** What every master's table offers; the SELECT with its joins and counts is its own. */
export interface MasterRows<Row> {
  list(db: Executor, query: ListQuery): Promise<Listing<Row>>;
  find(db: Executor, id: number): Promise<Row | undefined>;
  /**
   * Holds the record until the transaction ends. Links to it may be written meanwhile (no key update), else whoever saves a plan and
   * whoever saves one of its programs wait for each other.
   */
  lock(db: Executor, id: number): Promise<StoredMaster | undefined>;
  /** Inserts columns by name and returns the new id. */
  insert(db: Executor, columns: Columns): Promise<number>;
  /** Changes columns by name, counts one version more and returns it. */
  update(db: Executor, id: number, columns: Columns): Promise<number>;
  remove(db: Executor, id: number): Promise<void>;
  /** Inserts a copy of the record with some columns changed and returns its id. */
  copy(db: Executor, id: number, changes: Columns): Promise<number>;
  /**
   * Whether a record other than `except` has this value in a column, without regard to case. Who asks for the same value at the same
   * moment waits until this transaction ends.
   */
  taken(db: Executor, place: { readonly column: string; readonly value: string; readonly except?: number }): Promise<boolean>;
}

export interface StoredMaster {
  readonly codigo_estado: number;
  readonly version: number;
}

type Columns = Readonly<Record<string, unknown>>;

interface Spec<Row> {
  readonly table: keyof Database;
  /** Name of the id column. */
  readonly key: string;
  /** `select … from … join …` without `where`; its columns are those of the row that leaves the server. */
  readonly select: RawBuilder<Row>;
  /** Its own columns; the id, the state and the dates order every master's list. */
  readonly list: Omit<ListSpec, 'key'>;
  /** Columns of the table that a copy takes over: its own data, without id, stamps and version. */
  readonly own: readonly string[];
}

const COMMON = { codigo_estado: 'valor', fecha_creacion: 'momento', fecha_modificacion: 'momento' } as const;

/** The table of a master as data access; `undefined` columns are left as they are. */
export function masterRows<Row>({ table, key, select, list, own }: Spec<Row>): MasterRows<Row> {
  const target = sql.table(table);
  const idColumn = sql.ref(key);
  const spec: ListSpec = { ...list, key, order: { [key]: 'valor', ...list.order, ...COMMON } };
  return {
    list: (db, query) => listRows(db, select, { list: query, spec }),
    find: async (db, id) => (await sql<Row>`select fila.* from (${select}) as fila where fila.${idColumn} = ${id}`.execute(db)).rows[0],
    lock: async (db, id) =>
      (await sql<StoredMaster>`select codigo_estado, version from ${target} where ${idColumn} = ${id} for no key update`.execute(db))
        .rows[0],
    insert: async (db, columns) => {
      const given = present(columns);
      const names = sql.join(given.map(([name]) => sql.ref(name)));
      const values = sql.join(given.map(([, value]) => value));
      const { rows } = await sql<{ id: number }>`insert into ${target} (${names}) values (${values}) returning ${idColumn} as id`.execute(
        db,
      );
      return rows[0]!.id;
    },
    update: async (db, id, columns) => {
      const changes = sql.join(present(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
      const { rows } = await sql<{ version: number }>`
        update ${target} set ${changes}, version = version + 1 where ${idColumn} = ${id} returning version`.execute(db);
      return rows[0]!.version;
    },
    remove: async (db, id) => {
      await sql`delete from ${target} where ${idColumn} = ${id}`.execute(db);
    },
    copy: async (db, id, changes) => {
      const given = Object.entries(changes);
      const kept = own.filter((name) => !(name in changes));
      const names = sql.join([...kept, ...given.map(([name]) => name)].map((name) => sql.ref(name)));
      const values = sql.join([...kept.map((name) => sql.ref(name)), ...given.map(([, value]) => sql`${value}`)]);
      const { rows } = await sql<{ id: number }>`
        insert into ${target} (${names}) select ${values} from ${target} where ${idColumn} = ${id} returning ${idColumn} as id`.execute(db);
      return rows[0]!.id;
    },
    taken: async (db, { column, value, except = 0 }) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`${table}.${column}`}), hashtext(lower(${value})))`.execute(db);
      const { rows } = await sql`
        select from ${target} where lower(${sql.ref(column)}) = lower(${value}) and ${idColumn} <> ${except} limit 1`.execute(db);
      return rows.length > 0;
    },
  };
}

const present = (columns: Columns): [string, unknown][] => Object.entries(columns).filter(([, value]) => value !== undefined);
