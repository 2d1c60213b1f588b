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

/** Language that was asked for last; its texts may still be on the way. */
let wanted: Language | undefined;
/** Number of requests for texts: the failure of an earlier one changes nothing. */
let asked = 0;

async function ask(language: Language, load: () => Promise<FirstTexts>, isWhole: boolean): Promise<void> {
  asked += 1;
  const turn = asked;
  wanted = language;
  try {
    const texts = await load();
    // Another language was asked for meanwhile, or more of this one came first.
    if (language !== wanted || (!isWhole && whole === language)) return;
    whole = isWhole ? language : undefined;
    set(language, texts);
  } catch (error) {
    if (turn === asked) wanted = current?.translator.language;
    throw error;
  }
}

/** Loads the texts of the sign-in alone: the others come with the first screen that is not it. */
export const speakFirst = (language: Language): Promise<void> => ask(language, () => loadFirstTexts(language), false);

/** Loads every text of a language. */
export const speak = (language: Language): Promise<void> => ask(language, () => loadCatalog(language), true);

/** Changes the language, with as many texts as the screens so far needed. */
export const speakIn = (language: Language): Promise<void> => (whole ? speak(language) : speakFirst(language));

/** Loads the rest of the language that was asked for last; every screen but the sign-in waits for it. */
export async function speakWhole(): Promise<void> {
  while (whole !== (wanted ?? spokenLanguage())) await speak(wanted ?? spokenLanguage());
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
