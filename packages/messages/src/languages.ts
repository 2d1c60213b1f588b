/** Languages (P53): the BCP 47 tag for numbers and dates, and the name of each in itself. Another one has its line here and in drafts.ts, and its file in locales. */
export const LANGUAGES = {
  de: { tag: 'de-DE', name: 'Deutsch' },
  en: { tag: 'en-US', name: 'English' },
  es: { tag: 'es-PE', name: 'Español' },
  fr: { tag: 'fr-FR', name: 'Français' },
  ja: { tag: 'ja-JP', name: '日本語' },
  zh: { tag: 'zh-CN', name: '中文' },
} as const;

/** Code of a language. */
export type Language = keyof typeof LANGUAGES;

/** Language of the portal, and of readers without an available language (P47). */
export const DEFAULT_LANGUAGE: Language = 'es';

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** Codes of all languages. */
export const SPOKEN: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

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
