import {
  DEFAULT_LANGUAGE,
  loadCatalog,
  loadFirstTexts,
  loadLearnerTexts,
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

/** Parts of a catalogue, each with all of the one before: the sign-in's, the learner's, everything. */
type Part = 'first' | 'learner' | 'whole';
const PARTS: readonly Part[] = ['first', 'learner', 'whole'];
const LOADERS: Record<Part, (language: Language) => Promise<FirstTexts>> = {
  first: loadFirstTexts,
  learner: loadLearnerTexts,
  whole: loadCatalog,
};

let current: Spoken | undefined;
/** Loaded part of the texts in the current language. */
let loaded: Part | undefined;
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

const wantedLanguage = (): Language => wanted ?? spokenLanguage();

/** Returns whether a part of a language, or more of it, is spoken. */
const speaks = (language: Language, part: Part): boolean =>
  loaded !== undefined && current?.translator.language === language && PARTS.indexOf(loaded) >= PARTS.indexOf(part);

/** Loads a part of a language and speaks it. */
export async function speak(language: Language, part: Part = 'whole'): Promise<void> {
  asked += 1;
  const turn = asked;
  wanted = language;
  try {
    const texts = await LOADERS[part](language);
    // Another language was asked for meanwhile, or more of this one came first.
    if (language !== wanted || speaks(language, part)) return;
    loaded = part;
    set(language, texts);
  } catch (error) {
    if (turn === asked) wanted = current?.translator.language;
    throw error;
  }
}

/** Changes the language, with as many texts as the screens so far needed. */
export const speakIn = (language: Language): Promise<void> => speak(language, loaded ?? 'first');

/** Loads what a screen shows in the language that was asked for last; undefined when it is there. */
export function speakFor(part: Part): Promise<void> | undefined {
  return speaks(wantedLanguage(), part) ? undefined : speakUntil(part);
}

async function speakUntil(part: Part): Promise<void> {
  while (!speaks(wantedLanguage(), part)) await speak(wantedLanguage(), part);
}

/** Returns the translator of the current language; undefined before the first `speak`. */
export const spoken = (): Translator | undefined => current?.translator;

/** Returns the language for the Accept-Language header; before the first texts are there, that which they will speak. */
export const spokenLanguage = (): Language => current?.translator.language ?? wanted ?? DEFAULT_LANGUAGE;

/** Returns language and texts; renders again when either changes. */
export function useSpoken(): { readonly language: Language; readonly catalog: FirstTexts } {
  const value = useSyncExternalStore(subscribe, () => current);
  if (!value) throw new Error('no language is loaded');
  return { language: value.translator.language, catalog: value.catalog };
}
