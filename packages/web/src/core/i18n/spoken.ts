import { DEFAULT_LANGUAGE, loadCatalog, loadTranslator, type Catalog, type Language, type Translator } from '@portal/messages';

let translator: Translator | undefined;

/** Loads a language, also for what words texts outside of React; returns its catalogue for the provider. */
export async function speak(language: Language): Promise<Catalog> {
  translator = await loadTranslator(language);
  return loadCatalog(language);
}

/** The texts of the language in use; undefined before the first `speak`. */
export const spoken = (): Translator | undefined => translator;

/** The language that answers of the server are asked for in. */
export const spokenLanguage = (): Language => translator?.language ?? DEFAULT_LANGUAGE;
