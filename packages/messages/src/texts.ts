import type { Catalog } from './languages.ts';

/** Texts of a catalogue whose keys are put together at run time: names of columns, labels of options. None of them has arguments. */
export interface Texts {
  /** The text of a key; undefined when the catalogue has none. */
  find: (clave: string) => string | undefined;
  /** The names in a group of texts, in their order. */
  names: (grupo: string) => readonly string[];
}

/** The texts of one catalogue. */
export const catalogTexts = (catalog: Catalog): Texts => ({
  find: (clave) => {
    const found = at(catalog, clave);
    return typeof found === 'string' ? found : undefined;
  },
  names: (grupo) => {
    const found = at(catalog, grupo);
    return typeof found === 'object' && found !== null ? Object.keys(found) : [];
  },
});

const at = (catalog: Catalog, clave: string): unknown =>
  clave.split('.').reduce<unknown>((branch, name) => (isBranch(branch) && Object.hasOwn(branch, name) ? branch[name] : undefined), catalog);

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
