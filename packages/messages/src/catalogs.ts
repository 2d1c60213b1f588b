import type { FirstTexts, WholeCatalog } from './catalog.ts';
import { loadDraft } from './drafts.ts';
import type { Language } from './languages.ts';
import { learnerPart } from './learner.ts';
import { filledFrom } from './missing.ts';

// The client's build replaces this file: there each part of a language is a file of its own (packages/web/build/text-modules.ts).

/** Loads all texts of a language, in the order of the Spanish ones and in Spanish where a translation is missing. */
export async function loadWhole(language: Language): Promise<WholeCatalog> {
  const [{ es }, draft] = await Promise.all([import('./es.ts'), loadDraft(language)]);
  return filledFrom(es, draft);
}

/** Loads the texts of the sign-in in the same way. */
export async function loadFirst(language: Language): Promise<FirstTexts> {
  const [{ first }, draft] = await Promise.all([import('./es/first.ts'), loadDraft(language)]);
  return filledFrom(first, draft);
}

/** Loads the texts that the learner's and the visitors' screens show besides these. */
export const loadLearner = async (language: Language): Promise<object> => learnerPart(await loadWhole(language));
