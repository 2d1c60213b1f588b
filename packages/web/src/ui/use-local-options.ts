import { useMemo, useState } from 'react';
import { fold } from './fold.ts';
import type { PickOption } from './PickList.tsx';

/** Search over options that are all in memory: every word must occur, accents and capitals do not matter. */
export function useLocalOptions(all: readonly PickOption[] | undefined) {
  const [search, setSearch] = useState('');
  const folded = useMemo(() => all?.map((option) => ({ option, text: fold(`${option.note ?? ''} ${option.label}`) })), [all]);
  const options = useMemo(() => {
    const words = fold(search).split(/\s+/).filter(Boolean);
    return folded?.filter(({ text }) => words.every((word) => text.includes(word))).map(({ option }) => option);
  }, [folded, search]);
  const findAll = async () => options?.map(({ id }) => id) ?? [];
  return { search, onSearch: setSearch, options, findAll };
}
