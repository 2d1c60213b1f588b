import { fold } from '@portal/contract';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { hasWords, wordsOf } from '../../core/word-match.ts';

/** Filters options whose label contains every typed word, ignoring accents and case. */
export const optionsFilter: OptionsFilter = ({ options, search, limit }) => {
  const words = wordsOf(search);
  const matches = (options as ComboboxItem[]).filter(({ label }) => hasWords(fold(label), words));
  return matches.slice(0, limit);
};
