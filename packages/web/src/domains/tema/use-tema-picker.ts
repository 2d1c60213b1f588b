import { useMemo } from 'react';
import { temas } from './tema-master.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useLocalOptions } from '../../ui/use-local-options.ts';

/** All topics as the options of a `PickList`; the one that the address names stands first. */
export function useTemaPicker(first?: number) {
  const { data, error, refetch } = temas.useList();
  const all = useMemo(() => {
    const options = data?.map(({ id_tema, titulo, codigo }) => ({ id: id_tema, label: titulo, note: codigo }));
    return options?.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  }, [data, first]);
  return { ...useLocalOptions(all), error: error ? messageOf(error) : undefined, onRetry: () => void refetch() };
}
