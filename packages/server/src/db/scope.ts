import { type RawBuilder, sql } from 'kysely';

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
