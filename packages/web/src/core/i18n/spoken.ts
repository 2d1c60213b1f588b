import {
  DEFAULT_LANGUAGE,
  loadCatalog,
  loadFirstTexts,
  toTranslator,
  type FirstTexts,
  type Language,
  type Translator,
} from '@portal/messages';
import { useSyncExternalStore } from 'react';

interface Spoken {
  readonly catalog: FirstTexts;
  readonly translator: Translator;
}

let current: Spoken | undefined;
/** Language whose whole catalogue is loaded. */
let whole: Language | undefined;
const listeners = new Set<() => void>();

function set(language: Language, catalog: FirstTexts): void {
  current = { catalog, translator: toTranslator(language, catalog) };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the texts of the sign-in alone: the others come with the first screen that is not it. */
export async function speakFirst(language: Language): Promise<void> {
  const texts = await loadFirstTexts(language);
  whole = undefined;
  set(language, texts);
}

/** Loads every text of a language. */
export async function speak(language: Language): Promise<void> {
  const catalog = await loadCatalog(language);
  whole = language;
  set(language, catalog);
}

/** Loads the rest of the current language once; every screen but the sign-in waits for it. */
export async function speakWhole(): Promise<void> {
  if (whole !== spokenLanguage()) await speak(spokenLanguage());
}

/** Returns the translator of the current language; undefined before the first `speak`. */
export const spoken = (): Translator | undefined => current?.translator;

/** Returns the language for the Accept-Language header. */
export const spokenLanguage = (): Language => current?.translator.language ?? DEFAULT_LANGUAGE;

/** Returns language and texts; renders again when either changes. */
export function useSpoken(): { readonly language: Language; readonly catalog: FirstTexts } {
  const value = useSyncExternalStore(subscribe, () => current);
  if (!value) throw new Error('no language is loaded');
  return { language: value.translator.language, catalog: value.catalog };
}
