import type { Language } from './languages.ts';

/** Loaders of what each language has of the texts: Spanish everything, another one the file that translators edit. */
const DRAFTS: Readonly<Record<Language, () => Promise<object>>> = {
  de: () => import('../locales/de.json', { with: { type: 'json' } }).then((file) => file.default),
  en: () => import('../locales/en.json', { with: { type: 'json' } }).then((file) => file.default),
  es: () => import('./es.ts').then((file) => file.es),
  fr: () => import('../locales/fr.json', { with: { type: 'json' } }).then((file) => file.default),
  ja: () => import('../locales/ja.json', { with: { type: 'json' } }).then((file) => file.default),
  zh: () => import('../locales/zh.json', { with: { type: 'json' } }).then((file) => file.default),
};

/** Loads the texts of a language as they are: null or nothing where a translation is missing. */
export const loadDraft = (language: Language): Promise<object> => DRAFTS[language]();
