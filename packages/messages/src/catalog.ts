import type { es } from './es.ts';
import type { first } from './es/first.ts';

/** Texts of any language: the keys of the Spanish ones, with any text. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** Catalogue of any language. */
export type WholeCatalog = Translated<typeof es>;

/** Part of a catalogue that the client loads before its first screen. */
export type FirstTexts = Translated<typeof first>;
