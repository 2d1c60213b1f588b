import { withoutAccents } from '../core/fold.ts';

/** Longest code and text of a parameter. */
export const LIMITES_PARAMETRO = { codigo: 50, texto: 250 } as const;

/** Code of a text without letters and digits. */
const UNNAMED = 'PARAMETRO';

/** Returns the words of a text, without accents and signs. */
const wordsOf = (text: string): string[] => withoutAccents(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the first of `base`, `base-2`, `base-3` … within `max` characters that `taken` lacks. */
function firstFree(base: string, taken: ReadonlySet<string>, { max, joint }: { readonly max: number; readonly joint: string }): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `${joint}${number}`;
    const code = `${base.slice(0, max - suffix.length).replace(new RegExp(`${joint}+$`), '')}${suffix}`;
    if (!taken.has(code)) return code;
  }
}

/**
 * Makes the code of a parameter's text (P84): `Auxiliar de cajá` -> `AUXILIAR-DE-CAJA`, cut at 50 characters, numbered when `taken`, codes
 * in capitals, has it.
 */
export const codigoDe = (text: string, taken: ReadonlySet<string> = new Set()): string =>
  firstFree(wordsOf(text).join('-').toUpperCase() || UNNAMED, taken, { max: LIMITES_PARAMETRO.codigo, joint: '-' });

/** Makes the key of a parameter table from its name (P84): `Zonas de reparto` -> `zonas_de_reparto`, in the same way. */
export const claveDe = (name: string, taken: ReadonlySet<string> = new Set()): string =>
  firstFree(wordsOf(name).join('_').toLowerCase() || UNNAMED.toLowerCase(), taken, { max: LIMITES_PARAMETRO.codigo, joint: '_' });
