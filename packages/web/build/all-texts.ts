import {
  DEFAULT_LANGUAGE,
  learnerPart,
  loadCatalog,
  loadDraft,
  loadFirstTexts,
  loadTranslator,
  missingTexts,
  SPOKEN,
} from '../../messages/src/index.ts';

const ofEach = async <T>(load: (language: (typeof SPOKEN)[number]) => Promise<T>) =>
  new Map<string, T>(await Promise.all(SPOKEN.map(async (language) => [language, await load(language)] as const)));

/** All that the texts say, by language and part. Read whole: the runner that imports this file is closed afterwards. */
export const parts = await ofEach(async (language) => {
  const texts = await loadCatalog(language);
  const { palabra, ...whole } = texts;
  return { first: await loadFirstTexts(language), learner: learnerPart(texts), whole, palabra };
});
const spanish = await loadCatalog(DEFAULT_LANGUAGE);
/** Keys that wait for their translation, by language. */
export const missing = await ofEach(async (language) => missingTexts(spanish, await loadDraft(language)));
export const translators = await Promise.all(SPOKEN.map(loadTranslator));
