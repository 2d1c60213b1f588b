import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './executor.ts';
import { hasAccess } from './person-conditions.ts';

/** Companies to which an access is limited; null: no limit (P46). */
export type Scope = { readonly empresas: readonly number[] } | null;

/** Basis of a report about people: database, companies of the caller, day of the call (`YYYY-MM-DD`, P21). A context is one. */
export interface Reader {
  readonly db: Executor;
  readonly scope: Scope;
  readonly today: string;
}

/** Builds the condition that a row belongs to a company of the scope; `column` holds its `id_empresa`. A row of no company is outside. */
export const inScope = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope === null ? sql<boolean>`true` : sql<boolean>`coalesce(${sql.ref(column)} = any (${[...scope.empresas]}::integer[]), false)`;

/** Builds the condition that a row belongs to all companies (null), or to one of the scope; `column` holds its `id_empresa`. */
export const commonOrInScope = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope === null ? sql<boolean>`true` : sql<boolean>`(${sql.ref(column)} is null or ${inScope(scope, column)})`;

/** Builds the condition that a person is in the scope; `column` holds an `id_usuario`. */
export const personInScope = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from usuario alcanzado where alcanzado.id_usuario = ${sql.ref(column)} and ${inScope(scope, 'alcanzado.id_empresa')})`;

/** Builds the condition that the access of the person `usuario` (alias of the row) is limited, and to companies of the scope alone. */
export const accessInScope = (scope: Scope, usuario: string): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${usuario}.indicador_alcance`)} = 1 and not exists (
        select from acceso_empresa ajena where ajena.id_usuario = ${sql.ref(`${usuario}.id_usuario`)} and not ${inScope(scope, 'ajena.id_empresa')}))`;

/**
 * Builds the condition that the scope reaches the account of a person; `column` holds an `id_usuario`. Rights, passwords, codes, addresses and mails of
 * an account ask for it: a role is reached by the scope of its access, whatever its company, because with them a limited administrator could take
 * over a wider access.
 */
export const accountInScope = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from usuario cuenta where cuenta.id_usuario = ${sql.ref(column)}
        and case when ${hasAccess('cuenta')} then ${accessInScope(scope, 'cuenta')}
          else ${inScope(scope, 'cuenta.id_empresa')} end)`;

/** Returns those of the ids that no person in the scope has. */
export const unknownPeople = async (db: Executor, scope: Scope, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct n.id from unnest(${[...ids]}::integer[]) as n(id)
    where not exists (select from usuario u where u.id_usuario = n.id and ${inScope(scope, 'u.id_empresa')}) order by n.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Returns whether a scope reaches a person; asks nothing without a limit. */
export type Reach = (db: Executor, scope: Scope, id_usuario: number) => Promise<boolean>;

const reachBy =
  (condition: (scope: Scope) => RawBuilder<boolean>): Reach =>
  async (db, scope, id_usuario) => {
    if (scope === null) return true;
    const { rows } = await sql`select from usuario u where u.id_usuario = ${id_usuario}::integer and ${condition(scope)}`.execute(db);
    return rows.length > 0;
  };

/** Reaches the people of the companies of the scope. */
export const isInScope = reachBy((scope) => inScope(scope, 'u.id_empresa'));
/** Reaches the accounts of the scope (`accountInScope`). */
export const isAccountInScope = reachBy((scope) => accountInScope(scope, 'u.id_usuario'));
/** Reaches people of the companies of the scope if it reaches their account as well: all their data, mails and acts too. */
export const isFullyInScope = reachBy(
  (scope) => sql<boolean>`(${inScope(scope, 'u.id_empresa')} and ${accountInScope(scope, 'u.id_usuario')})`,
);
/** Reaches either: the card of an access without company is read, too, before its password is changed. */
export const isKnownInScope = reachBy(
  (scope) => sql<boolean>`(${inScope(scope, 'u.id_empresa')} or ${accountInScope(scope, 'u.id_usuario')})`,
);
