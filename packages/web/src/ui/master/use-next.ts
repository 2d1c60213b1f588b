import type { ListInput, MasterTypes } from '@portal/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ChildItems, MasterQueries } from '../../core/master/master-queries.ts';
import type { LinkTarget, Series } from '../../core/router/origin.ts';
import type { Path } from '../../core/router/paths.ts';
import { keyOf } from '../table/list-column.ts';

interface Place {
  readonly id: number | undefined;
  readonly editPath: Path;
}

/** Returns the target of the record after this one in the list that opened the form; undefined for the last one and outside of a list. */
export function useNext<T extends MasterTypes, Children extends ChildItems<T>>(
  queries: MasterQueries<T, Children>,
  { id, editPath }: Place,
): LinkTarget | undefined {
  const origin = useLocation({ select: ({ state }) => state.origin });
  const series = origin?.series?.list === queries.definition.list.name ? origin.series : undefined;
  const longer = useLonger(queries, series?.ids.at(-1) === id ? series : undefined);
  const walked = longer ?? series;
  const next = walked && idAfter(walked, id);
  if (!origin || next === undefined) return undefined;
  return { to: editPath, search: { id: next }, state: { origin: { ...origin, series: walked } } };
}

function idAfter({ ids }: Series, id: number | undefined): number | undefined {
  const index = id === undefined ? -1 : ids.indexOf(id);
  return index < 0 ? undefined : ids[index + 1];
}

/**
 * Fetches the records that follow a series of server pages. Rows that an edit has taken out of the filter move the later ones forward,
 * so it reads the last page again, then the one after it.
 */
function useLonger<T extends MasterTypes, Children extends ChildItems<T>>(
  { calls, keys, definition }: MasterQueries<T, Children>,
  series: Series | undefined,
): Series | undefined {
  const query = series?.query;
  const { data } = useQuery({
    queryKey: [...keys.list(query ?? {}), 'siguientes', series?.ids.length],
    queryFn: async ({ signal }): Promise<Series> => {
      const known = series?.ids ?? [];
      const pages: ListInput[] = [query ?? {}, { ...query, pagina: (query?.pagina ?? 1) + 1 }];
      for (const asked of pages) {
        const { rows } = await calls.page(asked, { signal });
        const fresh = rows.map((row) => keyOf(row, definition.list)).filter((key) => !known.includes(key));
        if (fresh.length > 0) return { list: definition.list.name, ids: [...known, ...fresh], query: asked };
      }
      return { list: definition.list.name, ids: known, query };
    },
    enabled: query !== undefined,
    staleTime: 0,
  });
  return data;
}
