import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './executor.ts';

/** Companies to which an access is limited; null: no limit (P46). */
export type Scope = { readonly empresas: readonly number[] } | null;

/** Builds the condition that a row belongs to a company of the scope; `column` holds its `id_empresa`. A row of no company is outside. */
export const inScope = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope === null ? sql<boolean>`true` : sql<boolean>`coalesce(${sql.ref(column)} = any (${[...scope.empresas]}::integer[]), false)`;

/** Builds the condition that a person is in the scope; `column` holds an `id_usuario`. */
export const personInScope = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from usuario alcanzado where alcanzado.id_usuario = ${sql.ref(column)} and ${inScope(scope, 'alcanzado.id_empresa')})`;

/**
 * Builds the condition that a person is in the scope and so is everything that their own access opens; `column` holds an `id_usuario`.
 * Passwords, codes, addresses and mails of an account ask for it: with them a limited administrator could take over a wider access.
 */
export const accountInScope = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from usuario cuenta where cuenta.id_usuario = ${sql.ref(column)} and ${inScope(scope, 'cuenta.id_empresa')}
        and (cuenta.indicador_admin = 0 and cuenta.indicador_soporte = 0 or cuenta.indicador_alcance = 1 and not exists (
          select from acceso_empresa ajena where ajena.id_usuario = cuenta.id_usuario and not ${inScope(scope, 'ajena.id_empresa')})))`;

/** Returns those of the ids that no person in the scope has. */
export const unknownPeople = async (db: Executor, scope: Scope, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct n.id from unnest(${[...ids]}::integer[]) as n(id)
    where not exists (select from usuario u where u.id_usuario = n.id and ${inScope(scope, 'u.id_empresa')}) order by n.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Returns whether the access of a person opens nothing outside the scope. */
export async function isAccountInScope(db: Executor, scope: Scope, id_usuario: number): Promise<boolean> {
  if (scope === null) return true;
  const { rows } =
    await sql`select from usuario u where u.id_usuario = ${id_usuario}::integer and ${accountInScope(scope, 'u.id_usuario')}`.execute(db);
  return rows.length > 0;
}
