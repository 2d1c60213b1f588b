import { useMemo } from 'react';
import { temas } from '../tema-master.queries.ts';
import { useLocalPicker } from '../../../ui/pick/use-local-picker.ts';

/** All topics to choose from; the one that the address names stands first. */
export function useTemaPicker(first?: number) {
  const { data, error, refetch } = temas.useItems();
  const sorted = useMemo(() => data?.toSorted((a, b) => Number(b.id === first) - Number(a.id === first)), [data, first]);
  return useLocalPicker({ data: sorted, error, refetch });
}
