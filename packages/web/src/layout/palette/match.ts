import { fold } from '@portal/contract/core';
import type { LocalEntry } from './entry.ts';
import { hasWords, wordsOf } from '../../core/word-match.ts';

/** Ranks an entry: its label begins with the search, one of its words does, it contains it, its other words do. */
function rankOf(label: string, text: string): number {
  const folded = fold(label);
  if (folded.startsWith(text)) return 0;
  if (folded.split(/\s+/).some((word) => word.startsWith(text))) return 1;
  return folded.includes(text) ? 2 : 3;
}

/** Returns the entries that have every word of a search, without accents and case, the best first. */
export function matching(entries: readonly LocalEntry[], search: string): LocalEntry[] {
  const words = wordsOf(search);
  const text = fold(search.trim());
  return entries
    .filter(({ label, detail, words: more }) => hasWords(fold(`${label} ${detail ?? ''} ${more ?? ''}`), words))
    .map((entry) => ({ entry, rank: rankOf(entry.label, text) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
