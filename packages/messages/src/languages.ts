import type { es } from './es/index.ts';

/** Same keys as the Spanish catalogue, any text: what another language must provide. */
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
export type Catalog = Translated<typeof es>;

/** Every language that the portal is planned in: the tag that formats its numbers and dates, and its own name. */
export const LANGUAGES = {
  de: { tag: 'de-DE', name: 'Deutsch' },
  en: { tag: 'en-US', name: 'English' },
  es: { tag: 'es-PE', name: 'Español' },
  fr: { tag: 'fr-FR', name: 'Français' },
  ja: { tag: 'ja-JP', name: '日本語' },
  zh: { tag: 'zh-CN', name: '中文' },
} as const;

/** Where a complete catalogue comes from (in the browser a chunk of its own). A language joins the portal with its line here. */
const CATALOGS = {
  es: (): Promise<Catalog> => import('./es/index.ts').then((module) => module.es),
} satisfies Partial<Record<keyof typeof LANGUAGES, () => Promise<Catalog>>>;

/** A language that the portal speaks. */
export type Language = keyof typeof CATALOGS;

export const DEFAULT_LANGUAGE: Language = 'es';

export const isLanguage = (text: string): text is Language => Object.hasOwn(CATALOGS, text);

/** The languages that the portal speaks, in the order of their codes. */
export const SPOKEN: readonly Language[] = Object.keys(CATALOGS).filter(isLanguage);

export const loadCatalog = (language: Language): Promise<Catalog> => CATALOGS[language]();

/**
 * The first of some wishes that the portal speaks, else Spanish.
 * @param wishes language tags, the most wanted first: a person's choice, then what the browser asks for (`fr-CA` finds `fr`)
 */
export function chooseLanguage(wishes: Iterable<string>): Language {
  for (const wish of wishes) {
    const language = wish.split('-', 1)[0]?.toLowerCase() ?? '';
    if (isLanguage(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}
