import type { first } from './es/first.ts';
import type { es } from './es/index.ts';

/** Type of a catalogue: the keys of the Spanish one, with any text. */
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
/** Catalogue of any language. */
export type Catalog = Translated<typeof es>;

/** Part of a catalogue that the client loads before its first screen. */
export type FirstTexts = Translated<typeof first>;
