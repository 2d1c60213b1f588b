import { fold } from '@portal/contract/core';
import { useMemo, useState } from 'react';
import { messageOf } from '../../core/client/api-error.ts';
import type { Item } from '../../core/master/item.ts';
import { hasWords, wordsOf } from '../../core/word-match.ts';
import type { ItemSource } from './item-source.ts';

interface ItemsQuery {
  readonly data: readonly Item[] | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Searches records in memory: every word must occur in code or title; ignores accents and case. */
export function useLocalSource({ data, error, refetch }: ItemsQuery): ItemSource {
  const [search, setSearch] = useState('');
  const folded = useMemo(() => data?.map((item) => ({ item, text: fold(`${item.codigo ?? ''} ${item.titulo}`) })), [data]);
  const options = useMemo(() => {
    const words = wordsOf(search);
    return folded?.filter(({ text }) => hasWords(text, words)).map(({ item }) => item);
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
