import { text } from '../core/fields.ts';

/** Invisible characters (line breaks, zero-width, direction marks) except ZWJ and ZWNJ, which some scripts need. */
const INVISIBLE = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;
/** Digits, what addresses are made of, and a point between letters, of which mail programs make a link: `premio.com`. */
const ADDRESS = /[\p{N}:/\\@]|www\.|\p{L}\.\p{L}{2}/iu;

/** Name of a person, printed on certificates and in letters: at least one letter, nothing invisible, no address. */
export const nombrePersona = (max: number, min: number) =>
  text(max, min).refine((value) => /\p{L}/u.test(value) && !INVISIBLE.test(value) && !ADDRESS.test(value), {
    params: { clave: 'caracteres' },
  });
