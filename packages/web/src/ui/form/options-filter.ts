import { fold } from '@portal/contract';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';

/** Filters options whose label contains every typed word, ignoring accents and case. */
export const optionsFilter: OptionsFilter = ({ options, search, limit }) => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const matches = (options as ComboboxItem[]).filter(({ label }) => {
    const text = fold(label);
    return words.every((word) => text.includes(word));
  });
  return matches.slice(0, limit);
};
