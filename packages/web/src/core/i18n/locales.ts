import type { es } from '../../messages/es/index.ts';

/** Same keys as the Spanish catalogue, any text: what another language must provide. */
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
export type Catalog = Translated<typeof es>;

/** One line per language: the tag that formats numbers and dates, and where its catalogue comes from (a chunk of its own). */
export const LOCALES = {
  es: { tag: 'es-PE', name: 'Español', load: (): Promise<Catalog> => import('../../messages/es/index.ts').then((module) => module.es) },
} as const;

export type Language = keyof typeof LOCALES;
const DEFAULT_LANGUAGE: Language = 'es';

/** The language to use for a wish that may come from storage or the browser. */
export function toLanguage(wish: string): Language {
  return wish in LOCALES ? (wish as Language) : DEFAULT_LANGUAGE;
}
