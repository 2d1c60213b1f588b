import type { Executor } from '../../db/executor.ts';
import { type OwnedTable, seesContent } from '../../db/owned.ts';
import type { Scope } from '../../db/scope.ts';
import type { Context } from '../context.ts';

/** Keeps the rows that a scope sees: of the whole portal, and of its companies (P199). */
export const visibleOf = <Row extends object>(scope: Scope, rows: Row[]): Row[] =>
  scope === null
    ? rows
    : rows.filter((row) => {
        const owner = 'id_empresa' in row ? row.id_empresa : null;
        return typeof owner !== 'number' || scope.empresas.includes(owner);
      });

/** Builds a handler that calls `find` with the id of a content in the path; what the scope does not see is answered like an unknown one. */
export const contentById =
  <Row extends object>(table: OwnedTable, find: (db: Executor, id: number) => Promise<Row[]>) =>
  async ({ db, scope }: Context, { params }: { readonly params: { readonly id: number } }): Promise<Row[]> =>
    (await seesContent(db, { table, scope }, params.id)) ? visibleOf(scope, await find(db, params.id)) : [];
