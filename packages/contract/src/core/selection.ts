import { z } from 'zod';
import type { Columns } from './column.ts';
import { id, integer } from './fields.ts';
import type { ListDefinition, ListQuery } from './list.ts';

/** Rows of a list that a bulk call works on: named one by one, or all that match, without some. */
export type Selection =
  | { readonly ids: readonly number[] }
  | {
      readonly todos: Pick<ListQuery, 'buscar' | 'filtro'> & {
        readonly excepto: readonly number[];
        /** How many rows the person saw selected; the call is refused when it is another number by now. */
        readonly cantidad: number;
      };
    };

/** Schema of a selection of a list's rows, `max` at the most. */
export function selectionOf<C extends Columns>({ query }: ListDefinition<C>, max: number) {
  const all = query.and(z.object({ excepto: z.array(id).max(max).default([]), cantidad: integer(1, max) }));
  return z.union([z.object({ ids: z.array(id).min(1).max(max) }), z.object({ todos: all })]);
}
