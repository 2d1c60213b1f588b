import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './executor.ts';
import type { OwnedTable } from './owned.ts';
import type { Database } from './schema.ts';

/** A child in its place under a parent; `extra` holds the link's further columns, e.g. `{ cuestionario: 1 }`. */
export interface LinkedChild {
  readonly id: number;
  readonly extra?: Readonly<Record<string, number>>;
}

export interface LinkPair extends LinkedChild {
  readonly parent: number;
  readonly numero_orden?: number;
}

export interface LinkStamp {
  readonly usuario_creacion: string;
  readonly fecha_creacion: string;
}

/** Ids of records with the ids of their copies. */
export type Copies = ReadonlyMap<number, number>;

/** A table of ordered links between a parent and its children, each pair once (P26). */
export interface LinkTable {
  readonly parent: OwnedTable;
  readonly child: OwnedTable;
  /** Appends pairs to the parent's children; existing pairs do not change. Returns the number of new ones. */
  add(db: Executor, pairs: readonly LinkPair[], stamp: LinkStamp): Promise<number>;
  /** Replaces the children of a parent, in this order. Returns whether anything changed. */
  replace(db: Executor, family: { readonly parent: number; readonly children: readonly LinkedChild[] }, stamp: LinkStamp): Promise<boolean>;
  /** Deletes one link by its own id and returns its parent; undefined when there was none. */
  remove(db: Executor, id: number): Promise<number | undefined>;
  /** Deletes all links of some parents. */
  clear(db: Executor, parents: readonly number[]): Promise<void>;
  /** Returns those of the ids of which the parent has no children. */
  childless(db: Executor, ids: readonly number[]): Promise<number[]>;
  /** Returns the children of these parents, each once. */
  childrenOf(db: Executor, parents: readonly number[]): Promise<number[]>;
  /** Copies the links of some parents to their copies, in their order; a child in `children` is replaced by its copy. */
  copy(db: Executor, copied: { readonly parents: Copies; readonly children: Copies }, stamp: LinkStamp): Promise<void>;
  /** Locks these parents until the transaction ends, in order of id against deadlocks. Returns those of the ids that no parent has. */
  lockParents(db: Executor, ids: readonly number[]): Promise<number[]>;
}

interface Spec {
  readonly table: keyof Database;
  /** Table of the parent; its id column is `id_{parent}`. */
  readonly parent: OwnedTable;
  readonly child: OwnedTable;
  /** Names of further integer columns of the link. */
  readonly extra?: readonly string[];
}

const integers = (values: readonly number[]) => sql`${[...values]}::integer[]`;

/** Returns those of the ids that no record of a table has. */
export const unknownIds = async (db: Executor, owner: keyof Database, ids: readonly number[]): Promise<number[]> => {
  const key = sql.ref(`id_${owner}`);
  const { rows } = await sql<{ id: number }>`
    select distinct n.id from unnest(${integers(ids)}) as n(id)
    where not exists (select from ${sql.table(owner)} as o where o.${key} = n.id) order by n.id`.execute(db);
  return rows.map((row) => row.id);
};

/** Joins pieces of SQL, of which there may be none. */
const joined = (pieces: readonly RawBuilder<unknown>[]) => (pieces.length ? sql.join(pieces, sql``) : sql``);

/** Returns the table of the links and its columns as SQL; `names` are the further columns, each after a comma. */
const sqlOf = ({ table, parent, child, extra = [] }: Spec) => ({
  link: sql.table(table),
  parentId: sql.ref(`id_${parent}`),
  childId: sql.ref(`id_${child}`),
  names: joined(extra.map((name) => sql`, ${sql.ref(name)}`)),
});

/** Returns the function that appends pairs to their parents' children. */
function insertInto(spec: Spec) {
  const { link, parentId, childId, names } = sqlOf(spec);
  const { extra = [] } = spec;
  return (db: Executor, pairs: readonly LinkPair[], stamp: LinkStamp) => {
    const columns = extra.map((name) => sql`, ${integers(pairs.map((pair) => pair.extra?.[name] ?? 0))}`);
    return sql`
      insert into ${link} (${parentId}, ${childId}, numero_orden${names}, usuario_creacion, fecha_creacion)
      select n.${parentId}, n.${childId}, coalesce(nullif(n.numero_orden, 0), coalesce(u.ultimo, 0) + n.fila)${names},
        ${stamp.usuario_creacion}, ${stamp.fecha_creacion}::timestamptz
      from unnest(${integers(pairs.map((pair) => pair.parent))}, ${integers(pairs.map((pair) => pair.id))},
        ${integers(pairs.map((pair) => pair.numero_orden ?? 0))}${joined(columns)})
        with ordinality as n(${parentId}, ${childId}, numero_orden${names}, fila)
      left join (select ${parentId}, max(numero_orden) as ultimo from ${link} group by 1) u using (${parentId})
      order by n.fila
      on conflict (${parentId}, ${childId}) do nothing`.execute(db);
  };
}

export function linkTable(spec: Spec): LinkTable {
  const { table, parent, child, extra = [] } = spec;
  const { link, parentId, childId, names } = sqlOf(spec);
  const insert = insertInto(spec);
  return {
    parent,
    child,
    add: async (db, pairs, stamp) => (pairs.length ? Number((await insert(db, pairs, stamp)).numAffectedRows ?? 0) : 0),
    replace: async (db, { parent: id, children }, stamp) => {
      const before = await sql<Record<string, number>>`
        select ${childId} as id${names} from ${link} where ${parentId} = ${id} order by numero_orden, 1`.execute(db);
      const wanted = children.map((item) => ({ id: item.id, ...Object.fromEntries(extra.map((name) => [name, item.extra?.[name] ?? 0])) }));
      if (JSON.stringify(before.rows) === JSON.stringify(wanted)) return false;
      await sql`delete from ${link} where ${parentId} = ${id}`.execute(db);
      const pairs = children.map((item, index) => ({ ...item, parent: id, numero_orden: index + 1 }));
      if (pairs.length) await insert(db, pairs, stamp);
      return true;
    },
    remove: async (db, id) => {
      const { rows } = await sql<{ parent: number }>`
        delete from ${link} where ${sql.ref(`id_${table}`)} = ${id} returning ${parentId} as parent`.execute(db);
      return rows[0]?.parent;
    },
    clear: async (db, parents) => {
      await sql`delete from ${link} where ${parentId} = any (${integers(parents)})`.execute(db);
    },
    childless: async (db, ids) => {
      const { rows } = await sql<{ id: number }>`
        select n.id from unnest(${integers(ids)}) as n(id) where not exists (select from ${link} l where l.${parentId} = n.id)`.execute(db);
      return rows.map((row) => row.id);
    },
    childrenOf: async (db, parents) => {
      const { rows } = await sql<{ id: number }>`
        select distinct ${childId} as id from ${link} where ${parentId} = any (${integers(parents)}) order by 1`.execute(db);
      return rows.map((row) => row.id);
    },
    copy: async (db, { parents, children }, stamp) => {
      await sql`
        insert into ${link} (${parentId}, ${childId}, numero_orden${names}, usuario_creacion, fecha_creacion)
        select p.copia, coalesce(h.copia, l.${childId}), numero_orden${names}, ${stamp.usuario_creacion}, ${stamp.fecha_creacion}::timestamptz
        from ${link} l
        join unnest(${integers([...parents.keys()])}, ${integers([...parents.values()])}) as p(original, copia) on p.original = l.${parentId}
        left join unnest(${integers([...children.keys()])}, ${integers([...children.values()])}) as h(original, copia) on h.original = l.${childId}
        order by l.${sql.ref(`id_${table}`)}`.execute(db);
    },
    lockParents: async (db, ids) => {
      const { rows } = await sql<{ id: number }>`
        select ${parentId} as id from ${sql.table(parent)} where ${parentId} = any (${integers(ids)}) order by 1 for no key update`.execute(
        db,
      );
      const held = new Set(rows.map((row) => row.id));
      return ids.filter((id) => !held.has(id));
    },
  };
}
