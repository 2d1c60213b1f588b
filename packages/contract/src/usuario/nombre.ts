import { text } from '../core/fields.ts';

/**
 * A name of a person as it will be printed on a certificate: letters, and none of the signs that nobody sees (line ends, zero-width
 * signs, marks that turn the direction of the text) except the joiners that some scripts need.
 */
export const nombrePersona = (max: number, min: number) =>
  text(max, min).refine((value) => /\p{L}/u.test(value) && !/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u.test(value), {
    params: { clave: 'caracteres' },
  });
