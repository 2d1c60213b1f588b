import { text } from '../core/fields.ts';

/**
 * Name of a person, printed on certificates: at least one letter; no invisible characters (line breaks, zero-width, direction marks)
 * except ZWJ and ZWNJ, which some scripts need.
 */
export const nombrePersona = (max: number, min: number) =>
  text(max, min).refine((value) => /\p{L}/u.test(value) && !/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u.test(value), {
    params: { clave: 'caracteres' },
  });
