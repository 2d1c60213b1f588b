import { useMemo } from 'react';
import { temas } from '../tema-master.queries.ts';
import { itemsOf } from '../../../core/master/item.ts';
import { useLocalSource } from '../../../ui/pick/use-local-source.ts';

const toItems = itemsOf('id_tema');

/** All topics to choose from; the one that the address names stands first. */
export function useTemaSource(first?: number) {
  const { data, error, refetch } = temas.useAll(toItems);
  const sorted = useMemo(() => data?.toSorted((a, b) => Number(b.id === first) - Number(a.id === first)), [data, first]);
  return useLocalSource({ data: sorted, error, refetch });
}
