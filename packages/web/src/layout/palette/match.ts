import { fold } from '@portal/contract/core';
import { KINDS, type LocalEntry } from './entry.ts';
import { wordsOf } from '../../core/word-match.ts';

/** How well an entry fits a search, the best first. */
const RANKS = { exact: 0, begins: 1, title: 2, synonym: 3, beside: 4, inside: 5 } as const;

/** Ideographs and syllabaries: their words have no spaces between them. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Returns a word without its plural. */
const singular = (word: string): string => (word.length > 4 ? word.replace(/e?s$/, '') : word);

/** Splits a folded text into its words. */
const partsOf = (folded: string): readonly string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Returns whether every word of a search begins a word of a text. */
function beginsWords(folded: string, words: readonly string[]): boolean {
  const parts = partsOf(folded);
  return words.every((word) => (UNSPACED.test(word) ? folded.includes(word) : parts.some((part) => part.startsWith(singular(word)))));
}

/** Returns the place among synonyms of one that is the whole search, from 0 to 1; the first ones say best what an entry is for. */
function placeAmong(synonyms: string, words: readonly string[]): number | undefined {
  const phrases = synonyms.split(/[,、，]/);
  const place = phrases.findIndex((phrase) => beginsWords(phrase, words) && partsOf(phrase).length <= words.length);
  return place < 0 ? undefined : place / phrases.length;
}

/** Ranks an entry; undefined where a word of the search is nowhere in it. */
function rankOf({ label, detail = '', words: more = '' }: LocalEntry, words: readonly string[]): number | undefined {
  const title = fold(label);
  const text = words.join(' ');
  if (title === text) return RANKS.exact;
  if (title.startsWith(text)) return RANKS.begins;
  if (beginsWords(title, words)) return RANKS.title;
  const synonyms = fold(more);
  const place = placeAmong(synonyms, words);
  if (place !== undefined) return RANKS.synonym + place;
  if (beginsWords(`${title} ${fold(detail)} ${synonyms}`, words)) return RANKS.beside;
  return words.every((word) => title.includes(word)) ? RANKS.inside : undefined;
}

/** Returns the words that count: little ones (de, la, a) only where there is no other. */
function countingWords(search: string, little: string): readonly string[] {
  const words = wordsOf(search);
  const skipped = new Set(partsOf(fold(little)));
  const counting = words.filter((word) => !skipped.has(word));
  return counting.length > 0 ? counting : words;
}

/**
 * Returns the entries that have every word of a search in their title, their synonyms or the place where they belong, without accents, case
 * and plural: exact titles first, then what begins as the search does, then synonyms.
 */
export function matching(entries: readonly LocalEntry[], search: string, little = ''): LocalEntry[] {
  const words = countingWords(search, little);
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || KINDS.indexOf(a.entry.kind) - KINDS.indexOf(b.entry.kind))
    .map(({ entry }) => entry);
}
