import { text } from '../core/fields.ts';

/** Invisible characters (line breaks, zero-width, direction marks) except ZWJ and ZWNJ, which some scripts need. */
const INVISIBLE = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;
/** Digits, what addresses are made of, and a point between letters, of which mail programs make a link: `premio.com`. */
const ADDRESS = /[\p{N}:/\\@]|www\.|\p{L}\.\p{L}{2}/iu;

const isName = (value: string): boolean => /\p{L}/u.test(value) && !INVISIBLE.test(value) && !ADDRESS.test(value);

/** Name of a person, printed on certificates and in letters: at least one letter, nothing invisible, no address. */
export const nombrePersona = (max: number, min = 1) => text(max, min).refine(isName, { params: { clave: 'caracteres' } });

/** Name that may be missing, null or empty; all three become ''. */
export const nombreOpcional = (max: number) =>
  text(max, 0)
    .refine((value) => value === '' || isName(value), { params: { clave: 'caracteres' } })
    .nullish()
    .transform((value) => value ?? '');
