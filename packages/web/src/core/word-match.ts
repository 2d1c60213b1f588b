import { fold } from '@portal/contract/core';

/** Splits a search into its words, folded: without accents and case. */
export const wordsOf = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean);

/** Returns whether a folded text contains every word. */
export const hasWords = (folded: string, words: readonly string[]): boolean => words.every((word) => folded.includes(word));
