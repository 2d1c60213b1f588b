import { fold } from '@portal/contract/core';
import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { hasWords, wordsOf } from '../../../core/word-match.ts';

/** Returns the options with every typed word in their label, ignoring accents and case; a group keeps its matches. `limit` counts options. */
export const optionsFilter: OptionsFilter = ({ options, search, limit }) => {
  const words = wordsOf(search);
  let left = limit;
  const taken = (items: readonly ComboboxItem[]) => {
    const matches = items.filter(({ label }) => hasWords(fold(label), words)).slice(0, left);
    left -= matches.length;
    return matches;
  };
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('items' in option)) return taken([option]);
    const items = taken(option.items);
    return items.length > 0 ? [{ group: option.group, items }] : [];
  });
};

/** Offers nothing. */
export const noOptions: OptionsFilter = () => [];
