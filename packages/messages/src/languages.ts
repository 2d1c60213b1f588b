import type { Catalog, FirstDraft, FirstTexts, WholeCatalog } from './catalog.ts';
import type { LearnerTexts } from './learner.ts';

interface Loaders {
  readonly first: () => Promise<FirstDraft>;
  readonly learner: () => Promise<LearnerTexts>;
  readonly whole: () => Promise<Catalog>;
}

/** Planned languages (P53): the BCP 47 tag for numbers and dates, and the name of each in itself. */
export const LANGUAGES = {
  de: { tag: 'de-DE', name: 'Deutsch' },
  en: { tag: 'en-US', name: 'English' },
  es: { tag: 'es-PE', name: 'Español' },
  fr: { tag: 'fr-FR', name: 'Français' },
  ja: { tag: 'ja-JP', name: '日本語' },
  zh: { tag: 'zh-CN', name: '中文' },
} as const;

/** Loaders of the catalogues and of their parts (a chunk each in the browser). A new language needs one entry here. */
const CATALOGS = {
  de: {
    first: () => import('./de/first.ts').then((module) => module.first),
    learner: () => import('./de/learner.ts').then((module) => module.learner),
    whole: () => import('./de/index.ts').then((module) => module.de),
  },
  en: {
    first: () => import('./en/first.ts').then((module) => module.first),
    learner: () => import('./en/learner.ts').then((module) => module.learner),
    whole: () => import('./en/index.ts').then((module) => module.en),
  },
  es: {
    first: () => import('./es/first.ts').then((module) => module.first),
    learner: () => import('./es/learner.ts').then((module) => module.learner),
    whole: () => import('./es/index.ts').then((module) => module.es),
  },
  fr: {
    first: () => import('./fr/first.ts').then((module) => module.first),
    learner: () => import('./fr/learner.ts').then((module) => module.learner),
    whole: () => import('./fr/index.ts').then((module) => module.fr),
  },
  ja: {
    first: () => import('./ja/first.ts').then((module) => module.first),
    learner: () => import('./ja/learner.ts').then((module) => module.learner),
    whole: () => import('./ja/index.ts').then((module) => module.ja),
  },
  zh: {
    first: () => import('./zh/first.ts').then((module) => module.first),
    learner: () => import('./zh/learner.ts').then((module) => module.learner),
    whole: () => import('./zh/index.ts').then((module) => module.zh),
  },
} satisfies Partial<Record<keyof typeof LANGUAGES, Loaders>>;

/** Code of a language with a complete catalogue. */
export type Language = keyof typeof CATALOGS;

/** Language of the portal, and of readers without an available language (P47). */
export const DEFAULT_LANGUAGE: Language = 'es';

export const isLanguage = (text: string): text is Language => Object.hasOwn(CATALOGS, text);

/** Codes of the languages with a complete catalogue. */
export const SPOKEN: readonly Language[] = Object.keys(CATALOGS).filter(isLanguage);

// The checks of the texts prove that none is missing.
export const loadCatalog = (language: Language) => CATALOGS[language].whole() as Promise<WholeCatalog>;

export const loadFirstTexts = (language: Language) => CATALOGS[language].first() as Promise<FirstTexts>;

/** Loads what the learner's and the visitors' screens show: the first texts and those of these screens. */
export async function loadLearnerTexts(language: Language): Promise<FirstTexts & LearnerTexts> {
  const [texts, more] = await Promise.all([loadFirstTexts(language), CATALOGS[language].learner()]);
  return { ...texts, ...more };
}

/**
 * Returns the first available language of `wishes`, else Spanish (P47).
 * @param wishes language tags by preference: the person's choice, then `Accept-Language` (`fr-CA` matches `fr`)
 */
export function chooseLanguage(wishes: Iterable<string>): Language {
  for (const wish of wishes) {
    const language = wish.split('-', 1)[0]?.toLowerCase() ?? '';
    if (isLanguage(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}
