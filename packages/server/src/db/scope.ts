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

/** Returns whether a person is in the scope; asks nothing without a limit. */
export async function isInScope(db: Executor, scope: Scope, id_usuario: number): Promise<boolean> {
  if (scope === null) return true;
  const { rows } = await sql`
    select from usuario u where u.id_usuario = ${id_usuario}::integer and ${inScope(scope, 'u.id_empresa')}`.execute(db);
  return rows.length > 0;
}
