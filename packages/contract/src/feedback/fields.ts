import { integer, optionalText } from '../core/fields.ts';

/** 10 to 100 in steps of 10, shown as 1 to 10 (P17). */
export const escala = integer(10, 100).refine((value) => value % 10 === 0, {
  params: { clave: 'escala' },
});
/** Longest comment, in characters (P65). */
export const LIMITE_COMENTARIO = 1000;
export const comentario = optionalText(LIMITE_COMENTARIO);
