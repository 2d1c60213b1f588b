import { z } from 'zod';
import { byNames } from '../by-names.ts';
import type { Columns, RowSchema } from './column.ts';
import { type Area, builtEndpoint, type ScopedAccess, type ScopeRule } from '../endpoint.ts';
import { lazy, withLazy } from '../lazy.ts';
import { type AnyList, type ListDefinition, listQuery } from './list.ts';

interface ListCall<A extends ScopedAccess, C extends Columns, Params extends z.ZodType | undefined> {
  readonly access: A;
  readonly scope: ScopeRule;
  readonly summary: string;
  readonly list: ListDefinition<C>;
  readonly params?: Params;
  /** As of an endpoint. */
  readonly lagging?: boolean;
  readonly areas?: readonly Area[];
}

/** Properties of every list: it reads, so that the auditor calls it (P216). */
const asRead = ({ lagging, areas }: { readonly lagging?: boolean; readonly areas?: readonly Area[] }) => ({
  reads: true,
  ...(lagging && { lagging }),
  ...(areas && { areas }),
});

/** Defines the `GET` of a long list: whole, by pages, or as a file (P36, P41). */
export const listCall = <
  const Path extends string,
  const A extends ScopedAccess,
  C extends Columns,
  Params extends z.ZodType | undefined = undefined,
>(
  path: Path,
  { access, scope, summary, list, params, ...rest }: ListCall<A, C, Params>,
) =>
  builtEndpoint(
    'GET',
    path,
    withLazy({ access, scope, summary, list, ...(params && { params }), ...asRead(rest) }, answered(list)) as {
      access: A;
      scope: ScopeRule;
      summary: string;
      query: ListDefinition<C>['query'];
      response: z.ZodArray<RowSchema<C>>;
      list: AnyList;
      params: Params;
    },
  );

interface Answered<C extends Columns> {
  readonly query: ListDefinition<C>['query'];
  readonly response: z.ZodArray<RowSchema<C>>;
}

/** Query and answer of a list's call. */
const answered = <C extends Columns>(list: ListDefinition<C>): Answered<C> =>
  lazy<Answered<C>>({ query: () => list.query, response: () => z.array(list.row) });

interface ListPost<A extends ScopedAccess, C extends Columns, Body extends z.ZodType> extends ListCall<A, C, undefined> {
  readonly body: Body;
}

/** Defines a `POST` that answers a long list, with its filters as the body (P36, P41). */
export const listPost = <const Path extends string, const A extends ScopedAccess, C extends Columns, Body extends z.ZodType>(
  path: Path,
  { access, scope, summary, list, body, ...rest }: ListPost<A, C, Body>,
) => builtEndpoint('POST', path, withLazy({ access, scope, summary, body, list, ...asRead(rest) }, answered(list)));

interface FilteredList<A extends ScopedAccess, C extends Columns, Filters extends z.ZodRawShape> extends ListCall<A, C, undefined> {
  /** Parameters of the query beside those of every list. */
  readonly filters: Filters;
}

interface Filtered<C extends Columns, Filters extends z.ZodRawShape> extends Pick<Answered<C>, 'response'> {
  readonly query: z.ZodType<
    z.output<ListDefinition<C>['query']> & z.output<z.ZodObject<Filters>>,
    z.input<ListDefinition<C>['query']> & z.input<z.ZodObject<Filters>>
  >;
}

/** Defines the `GET` of a long list with filters of its own in the query (P36, P41). */
export const filteredList = <const Path extends string, const A extends ScopedAccess, C extends Columns, Filters extends z.ZodRawShape>(
  path: Path,
  { access, scope, summary, list, filters, ...rest }: FilteredList<A, C, Filters>,
) =>
  builtEndpoint(
    'GET',
    path,
    withLazy(
      { access, scope, summary, list, ...asRead(rest) },
      lazy<Filtered<C, Filters>>({
        query: () => byNames<Filtered<C, Filters>['query']>(listQuery(list.columns).extend(filters)),
        response: () => z.array(list.row),
      }),
    ),
  );
