import { z } from 'zod';
import type { Columns } from './column.ts';
import { id, integer } from '../fields.ts';
import type { ListDefinition, ListQuery } from './list.ts';

/** Rows for a bulk call: ids, or every row that matches search and filters, except some. */
export type Selection =
  | { readonly ids: readonly number[] }
  | {
      readonly todos: Pick<ListQuery, 'buscar' | 'filtro'> & {
        readonly excepto: readonly number[];
        /** Rows that the screen showed as selected; the server refuses the call if it counts another number. */
        readonly cantidad: number;
      };
    };

/** Returns the schema of a selection with at most `max` rows. */
export function selectionOf<C extends Columns>({ query }: ListDefinition<C>, max: number) {
  const all = query.and(z.object({ excepto: z.array(id).max(max).default([]), cantidad: integer(1, max) }));
  return z.union([z.object({ ids: z.array(id).min(1).max(max) }), z.object({ todos: all })]);
}
