import { DEFAULT_LANGUAGE, loadCatalog, loadTranslator, type Catalog, type Language, type Translator } from '@portal/messages';

let translator: Translator | undefined;

/** Loads a language, also for texts outside of React, and returns its catalogue for the provider. */
export async function speak(language: Language): Promise<Catalog> {
  translator = await loadTranslator(language);
  return loadCatalog(language);
}

/** Returns the translator of the current language; undefined before the first `speak`. */
export const spoken = (): Translator | undefined => translator;

/** Returns the language for the Accept-Language header. */
export const spokenLanguage = (): Language => translator?.language ?? DEFAULT_LANGUAGE;
