import type { WholeCatalog } from './catalog.ts';
import { loadWhole } from './catalogs.ts';
import type { Language } from './languages.ts';

/** Words by which the search finds screens, acts and settings besides their names. */
export type SearchWords = WholeCatalog['palabra'];

// The client's build replaces this file too: what loads these words is with the search, not in the first file.

/** Loads these words, which only the open search reads. */
export const loadSearchWords = async (language: Language): Promise<SearchWords> => (await loadWhole(language)).palabra;
