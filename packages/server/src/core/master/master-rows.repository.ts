import type { ListQuery, MasterDefinition, MasterRow, MasterTypes, Selection } from '@portal/contract/core';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Database } from '../../db/schema.ts';
import type { Reader, Scope } from '../../db/scope.ts';
import type { Search } from '../../list/conditions.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { selectedKeys } from '../../list/selection.ts';
import { type Author, findAuthor } from './author.repository.ts';
import { type ManyRows, manyRows } from './many-rows.repository.ts';
import { type CopiedRows, copiedRows, type MasterStamps, presentOf } from './copied-rows.repository.ts';

/** Columns that a save writes: fields and stamps. */
export type MasterColumns<T extends MasterTypes> = Partial<T['values']> & MasterStamps;

/** Companies of the caller and day of the call, on which computed columns may depend; absent: all companies, and nobody has left. */
export type Asked = Partial<Pick<Reader, 'scope' | 'today'>>;

/** Selected rows of a list; `id_dominio`: of this table of parameters alone. */
export interface Chosen {
  readonly selection: Selection;
  readonly id_dominio?: number | undefined;
}

/** Data access of a master. */
export interface MasterRows<T extends MasterTypes> extends CopiedRows<T>, ManyRows {
  /** Select list of the master's list, for other lists of the same record. */
  readonly columns: RawBuilder<MasterRow<T>>;
  /** Query of its list, without filters and order. */
  readonly select: RawBuilder<MasterRow<T>>;
  /** The same for a limited access: its records, counted in its companies. */
  readonly selectIn: (asked: Asked) => RawBuilder<MasterRow<T>>;
  list(db: Executor, query: ListQuery, asked?: Asked): Promise<Listing<MasterRow<T>>>;
  /** Returns the ids of selected rows of the list, of parameters those of a table. Throws 409 when another number matches. */
  selected(db: Executor, asked: Asked, chosen: Chosen): Promise<number[]>;
  find(db: Executor, id: number, asked?: Asked): Promise<MasterRow<T> | undefined>;
  /**
   * Locks the record until the transaction ends; undefined without a record in the scope. The lock (`no key update`) lets other
   * transactions insert links to it: otherwise a save of a plan and a save of one of its programs would deadlock.
   */
  lock(db: Executor, id: number, scope?: Scope): Promise<StoredMaster | undefined>;
  /** Returns who saved the record last; undefined for one that nobody changed, and for a table that does not say it. */
  author(db: Executor, id: number): Promise<Author | undefined>;
  /** Inserts a record and returns its id. */
  insert(db: Executor, columns: MasterColumns<T>): Promise<number>;
  /** Updates the columns that are not undefined and increments the version; returns it, undefined for a table without one. */
  update(db: Executor, id: number, columns: MasterColumns<T>): Promise<number | undefined>;
  remove(db: Executor, ids: readonly number[]): Promise<void>;
  /** Inserts a copy of the record with some columns changed and returns its id. */
  copy(db: Executor, id: number, changes: MasterColumns<T>): Promise<number>;
}

/** State and version of a record, for a table that has them. */
export interface StoredMaster {
  readonly codigo_estado?: number;
  readonly version?: number;
  /** Values of the columns that `structural` names, as one text. */
  readonly structural?: string;
}

/** Names of the list's columns that the table does not have. */
type ComputedName<T extends MasterTypes, Table extends keyof Database> = Exclude<keyof T['columns'], keyof Selectable<Database[Table]>>;

interface Spec<T extends MasterTypes, Table extends keyof Database> {
  readonly definition: MasterDefinition<T>;
  readonly table: Table;
  /** Alias of the table in `from`. */
  readonly alias: string;
  /** `from` clause: the table with its joins. */
  readonly from: RawBuilder<unknown>;
  /** Optional `with …` before the select. */
  readonly cte?: RawBuilder<unknown>;
  /** SQL of every column of the list that the table does not have; a function where it depends on the companies of the caller or the day. */
  readonly computed: Computed<T, Table> | ((scope: Scope, today: string) => Computed<T, Table>);
  /** Condition over the row `fila` under which a limited access reads and locks it (P46); absent: the records belong to all. */
  readonly inScope?: (scope: Scope) => RawBuilder<boolean>;
  readonly search?: Search;
  /** Columns besides the state that change the progress of plans. */
  readonly structural?: readonly (string & keyof T['columns'])[];
  /** Columns of the table besides the fields that a copy takes over. */
  readonly copied?: readonly (string & keyof Database[Table])[];
}

type Computed<T extends MasterTypes, Table extends keyof Database> = { readonly [Name in ComputedName<T, Table>]: RawBuilder<unknown> };

const structuralText = (names: readonly string[]) => sql`concat_ws(',', ${sql.join(names.map((name) => sql.ref(name)))}) as structural`;

/** Builds the data access of a master from its table. */
export function masterRows<T extends MasterTypes, Table extends keyof Database>(spec: Spec<T, Table>): MasterRows<T> {
  const { definition, table, cte, from, search, inScope, structural = [], copied = [] } = spec;
  const { key, list: listDefinition, fields } = definition;
  const target = sql.table(table);
  const idColumn = sql.ref(key);
  const columns = selectColumns(spec, {});
  const select = sql<MasterRow<T>>`${cte ?? sql``} select ${columns} from ${from}`;
  const selectIn = (asked: Asked) => {
    const { scope = null, today } = asked;
    if (scope === null && today === undefined) return select;
    const all = sql<MasterRow<T>>`${cte ?? sql``} select ${selectColumns(spec, asked)} from ${from}`;
    return inScope && scope ? sql<MasterRow<T>>`select fila.* from (${all}) as fila where ${inScope(scope)}` : all;
  };
  const versioned = 'version' in listDefinition.columns;
  const insertRow = async (db: Executor, names: readonly string[], source: RawBuilder<unknown>): Promise<number> => {
    const refs = sql.join(names.map((name) => sql.ref(name)));
    const { rows } = await sql<{ id: number }>`insert into ${target} (${refs}) ${source} returning ${idColumn} as id`.execute(db);
    return rows[0]!.id;
  };
  return {
    columns,
    select,
    selectIn,
    list: (db, query, asked = {}) => listRows(db, selectIn(asked), { list: query, definition: listDefinition, ...(search && { search }) }),
    selected: (db, asked, chosen) =>
      selectedKeys(db, ofTable(selectIn(asked), chosen), { definition: listDefinition, selection: chosen.selection, search }),
    find: async (db, id, asked = {}) =>
      (await sql<MasterRow<T>>`select fila.* from (${selectIn(asked)}) as fila where fila.${idColumn} = ${id}`.execute(db)).rows[0],
    lock: async (db, id, scope = null) => {
      const kept = ['codigo_estado', 'version'].filter((name) => name in listDefinition.columns);
      const read = sql.join([idColumn, ...kept.map((name) => sql.ref(name)), ...(structural.length ? [structuralText(structural)] : [])]);
      const own = scope && inScope ? sql`${target} as fila where ${inScope(scope)} and` : sql`${target} where`;
      return (await sql<StoredMaster>`select ${read} from ${own} ${idColumn} = ${id} for no key update`.execute(db)).rows[0];
    },
    author: async (db, id) => ('usuario_modificacion' in listDefinition.columns ? findAuthor(db, { table, key }, id) : undefined),
    insert: (db, given) => {
      const present = presentOf(given);
      const names = present.map(([name]) => name);
      return insertRow(db, names, sql`values (${sql.join(present.map(([, value]) => sql`${value}`))})`);
    },
    update: async (db, id, given) => {
      const changes = presentOf(given).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      const set = sql.join(versioned ? [...changes, sql`version = version + 1`] : changes);
      const { rows } = await sql<StoredMaster>`
        update ${target} set ${set} where ${idColumn} = ${id} returning ${versioned ? sql`version` : idColumn}`.execute(db);
      return rows[0]?.version;
    },
    remove: async (db, ids) => {
      await sql`delete from ${target} where ${idColumn} = any (${[...ids]}::integer[])`.execute(db);
    },
    copy: (db, id, given) => {
      const changes = presentOf(given);
      const kept = [...Object.keys(fields), ...copied].filter((name) => !changes.some(([changed]) => changed === name));
      const values = sql.join([...kept.map((name) => sql.ref(name)), ...changes.map(([, value]) => sql`${value}`)]);
      return insertRow(db, [...kept, ...changes.map(([name]) => name)], sql`select ${values} from ${target} where ${idColumn} = ${id}`);
    },
    ...copiedRows<T>(spec),
    ...manyRows<T>(spec),
  };
}

/** Keeps the rows of a table of parameters, where one is named. */
const ofTable = <Row>(rows: RawBuilder<Row>, { id_dominio }: Chosen): RawBuilder<Row> =>
  id_dominio === undefined ? rows : sql<Row>`select t.* from (${rows}) as t where t.id_dominio = ${id_dominio}`;

/** Builds the select list: computed columns by their expression, the others from the table. */
function selectColumns<T extends MasterTypes, Table extends keyof Database>(
  { definition, alias, computed }: Spec<T, Table>,
  { scope = null, today = '-infinity' }: Asked,
) {
  const expressions = new Map<string, RawBuilder<unknown>>(
    Object.entries(typeof computed === 'function' ? computed(scope, today) : computed),
  );
  const names = Object.keys(definition.list.columns);
  return sql.join<MasterRow<T>>(
    names.map((name) => {
      const expression = expressions.get(name);
      return expression ? sql`${expression} as ${sql.ref(name)}` : sql`${sql.ref(`${alias}.${name}`)}`;
    }),
  );
}
