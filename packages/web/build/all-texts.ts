import { type Language, loadCatalog, loadFirstTexts, loadTranslator, speakSpanishForMissing, SPOKEN } from '../../messages/src/index.ts';

export { DEFAULT_LANGUAGE, filledFrom, isLanguage, learnerPart, missingTexts } from '../../messages/src/index.ts';

speakSpanishForMissing();

const ofEach = async <T>(load: (language: Language) => Promise<T>) =>
  new Map(await Promise.all(SPOKEN.map(async (language) => [language, await load(language)] as const)));

/** All that the texts say, by language. Read whole: the runner that imports this file is closed afterwards. */
export const wholes = await ofEach(loadCatalog);
export const firsts = await ofEach(loadFirstTexts);
export const translators = await Promise.all(SPOKEN.map(loadTranslator));
