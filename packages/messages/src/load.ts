import type { FirstTexts, WholeCatalog } from './catalog.ts';
import { loadFirst, loadLearner, loadWhole } from './catalogs.ts';
import type { Language } from './languages.ts';

export const loadCatalog: (language: Language) => Promise<WholeCatalog> = loadWhole;

export const loadFirstTexts: (language: Language) => Promise<FirstTexts> = loadFirst;

/** Loads what the learner's and the visitors' screens show: the first texts and those of these screens. */
export async function loadLearnerTexts(language: Language): Promise<FirstTexts> {
  const [texts, more] = await Promise.all([loadFirst(language), loadLearner(language)]);
  return { ...texts, ...more };
}
