import type { first } from './es/first.ts';
import type { es } from './es/index.ts';

/** Type of a catalogue: the keys of the Spanish one, with any text. */
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
/** Catalogue of any language. */
export type WholeCatalog = Translated<typeof es>;

type Draft<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Draft<T[K]> };
/**
 * Texts of another language. A text may be missing while somebody develops: Spanish replaces it (missing.ts), and
 * `npm run check -- texts` refuses it.
 */
export type Catalog = { readonly [Group in keyof typeof es]: Draft<(typeof es)[Group]> };

/** Part of a catalogue that the client loads before its first screen. */
export type FirstTexts = Translated<typeof first>;
export type FirstDraft = { readonly [Group in keyof typeof first]: Draft<(typeof first)[Group]> };
