import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './executor.ts';
import { commonOrInScope, personInScope, type Scope } from './scope.ts';

/** Tables with records that belong to the whole portal (`id_empresa` null) or to one company (P199). */
export type OwnedTable = 'planestudio' | 'programa' | 'curso' | 'modulo' | 'tema' | 'pregunta';

/** Owner of a content: a company, or null for the whole portal. */
export interface Owner {
  readonly id_empresa: number | null;
}

/** A table, and the companies of the caller. */
export interface Reading {
  readonly table: OwnedTable;
  readonly scope: Scope;
}

const key = (table: OwnedTable) => sql.ref(`id_${table}`);

/** Makes the test whether a caller may change what belongs to a company, or to the whole portal for null (P199). */
export const owns =
  (scope: Scope) =>
  (id_empresa: number | null | undefined): boolean =>
    scope === null || (typeof id_empresa === 'number' && scope.empresas.includes(id_empresa));

/** Returns the owner of each record that exists: a company, or null for the whole portal. */
export async function ownersOf(db: Executor, table: OwnedTable, ids: readonly number[]): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; id_empresa: number | null }>`
    select ${key(table)} as id, id_empresa from ${sql.table(table)} where ${key(table)} = any (${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, id_empresa }) => [id, id_empresa]));
}

/** Returns those of the ids that no record has which the scope sees. */
export async function unknownContents(db: Executor, { table, scope }: Reading, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct n.id from unnest(${[...ids]}::integer[]) as n(id)
    where not exists (select from ${sql.table(table)} as o where o.${key(table)} = n.id and ${commonOrInScope(scope, 'o.id_empresa')})
    order by n.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns whether the scope sees a record; asks nothing without a limit. */
export const seesContent = async (db: Executor, reading: Reading, id: number): Promise<boolean> =>
  reading.scope === null || (await unknownContents(db, reading, [id])).length === 0;

/** Builds the condition that reports name a plan: the scope sees it, or one of its people has it. */
export const planInReach = (scope: Scope, plan: string): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`(${commonOrInScope(scope, `${plan}.id_empresa`)} or exists (
        select from asignacion tenida where tenida.id_planestudio = ${sql.ref(`${plan}.id_planestudio`)} and ${personInScope(scope, 'tenida.id_usuario')}))`;

/** Builds the name of the company of a content, for the list of its table; `alias` is that of the table. */
export const ownerName = (alias: string): RawBuilder<string | null> =>
  sql<string | null>`(select duena.empresa from empresa duena where duena.id_empresa = ${sql.ref(`${alias}.id_empresa`)})`;

/**
 * Locks the ownership of contents until the transaction ends: `change` before an owner changes, `link` before records are linked, so that no link
 * appears beside a change that would forbid it. Comes before locks of rows, against deadlocks.
 */
export const lockOwners = async (trx: Executor, act: 'change' | 'link'): Promise<void> => {
  await (
    act === 'change'
      ? sql`select pg_advisory_xact_lock(hashtext('pertenencia'))`
      : sql`select pg_advisory_xact_lock_shared(hashtext('pertenencia'))`
  ).execute(trx);
};

interface Edge {
  readonly parent: OwnedTable;
  readonly child: OwnedTable;
  /** Joins the parent `p` with the child `h`. */
  readonly join: RawBuilder<unknown>;
}

const linked = (table: string, parent: OwnedTable, child: OwnedTable): Edge => ({
  parent,
  child,
  join: sql`${sql.table(table)} l join ${sql.table(parent)} p on p.${key(parent)} = l.${key(parent)}
    join ${sql.table(child)} h on h.${key(child)} = l.${key(child)}`,
});

/** Tables that contain or require another. */
const EDGES: readonly Edge[] = [
  linked('planestudio_programa', 'planestudio', 'programa'),
  linked('programa_curso', 'programa', 'curso'),
  linked('curso_modulo', 'curso', 'modulo'),
  linked('tema_modulo', 'modulo', 'tema'),
  linked('tema_pregunta', 'tema', 'pregunta'),
  { parent: 'tema', child: 'tema', join: sql`tema p join tema h on h.id_tema = p.referencia` },
];

const TITLE: Readonly<Record<OwnedTable, RawBuilder<string>>> = {
  planestudio: sql`denominacion`,
  programa: sql`titulo`,
  curso: sql`titulo`,
  modulo: sql`titulo`,
  tema: sql`titulo`,
  pregunta: sql`pregunta`,
};

/** A part that belongs to a company beside what contains it, which does not belong to that company. */
export interface Misplaced {
  readonly contenedor: string;
  readonly parte: string;
}

/** Finds a part of these records, or one of them as a part, that belongs to another company than what contains it. */
export async function findMisplaced(db: Executor, table: OwnedTable, ids: readonly number[]): Promise<Misplaced | undefined> {
  const given = sql`any (${[...ids]}::integer[])`;
  const found = EDGES.flatMap(({ parent, child, join }) => {
    const sides = [
      ...(parent === table ? [sql`p.${key(parent)} = ${given}`] : []),
      ...(child === table ? [sql`h.${key(child)} = ${given}`] : []),
    ];
    return sides.length
      ? [
          sql`(select p.${TITLE[parent]} as contenedor, h.${TITLE[child]} as parte from ${join}
        where (${sql.join(sides, sql` or `)}) and h.id_empresa is not null and h.id_empresa is distinct from p.id_empresa limit 1)`,
        ]
      : [];
  });
  return (await sql<Misplaced>`select * from (${sql.join(found, sql` union all `)}) as mala limit 1`.execute(db)).rows[0];
}
