import type { FirstTexts } from './catalog.ts';

/** Look-up of texts without arguments by keys built at run time: titles of columns, labels of options. */
export interface Texts {
  /** Returns the text of a key, else undefined. */
  find: (clave: string) => string | undefined;
  /** Returns the names in a group of texts, in the order of the catalogue; empty for an unknown group. */
  names: (grupo: string) => readonly string[];
}

/** Builds the look-up over one catalogue. */
export const catalogTexts = (catalog: FirstTexts): Texts => ({
  find: (clave) => {
    const found = at(catalog, clave);
    return typeof found === 'string' ? found : undefined;
  },
  names: (grupo) => {
    const found = at(catalog, grupo);
    return typeof found === 'object' && found !== null ? Object.keys(found) : [];
  },
});

const at = (catalog: FirstTexts, clave: string): unknown =>
  clave.split('.').reduce<unknown>((branch, name) => (isBranch(branch) && Object.hasOwn(branch, name) ? branch[name] : undefined), catalog);

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
