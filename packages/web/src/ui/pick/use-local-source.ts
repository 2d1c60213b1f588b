import { fold } from '@portal/contract';
import { useMemo, useState } from 'react';
import { messageOf } from '../../core/client/api-error.ts';
import type { Item } from '../../core/master/item.ts';
import type { ItemSource } from './item-source.ts';

interface ItemsQuery {
  readonly data: readonly Item[] | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Search over records that are all in memory: every word must occur, accents and capitals do not matter. */
export function useLocalSource({ data, error, refetch }: ItemsQuery): ItemSource {
  const [search, setSearch] = useState('');
  const folded = useMemo(() => data?.map((item) => ({ item, text: fold(`${item.codigo ?? ''} ${item.titulo}`) })), [data]);
  const options = useMemo(() => {
    const words = fold(search).split(/\s+/).filter(Boolean);
    return folded?.filter(({ text }) => words.every((word) => text.includes(word))).map(({ item }) => item);
  }, [folded, search]);
  return {
    search,
    onSearch: setSearch,
    options,
    findAll: async () => options?.map(({ id }) => id) ?? [],
    error: error ? messageOf(error) : undefined,
    onRetry: () => void refetch(),
  };
}
