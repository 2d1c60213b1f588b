import type { FirstTexts, WholeCatalog } from './catalog.ts';
import { loadFirst, loadLearner, loadPalabra, loadWhole } from './catalogs.ts';
import type { Language } from './languages.ts';

export const loadCatalog: (language: Language) => Promise<WholeCatalog> = loadWhole;

/** Words by which the search finds screens, acts and settings besides their names. */
export type SearchWords = WholeCatalog['palabra'];

/** Loads these words, which only the open search reads. */
export const loadSearchWords: (language: Language) => Promise<SearchWords> = loadPalabra;

export const loadFirstTexts: (language: Language) => Promise<FirstTexts> = loadFirst;

/** Loads what the learner's and the visitors' screens show: the first texts and those of these screens. */
export async function loadLearnerTexts(language: Language): Promise<FirstTexts> {
  const [texts, more] = await Promise.all([loadFirst(language), loadLearner(language)]);
  return { ...texts, ...more };
}
