import { integer, optionalText } from '../core/fields.ts';
import { LIMITE_COMENTARIO } from './limites.ts';

/** 10 to 100 in steps of 10, shown as 1 to 10 (P17). */
export const escala = integer(10, 100).refine((value) => value % 10 === 0, {
  params: { clave: 'escala' },
});
export const comentario = optionalText(LIMITE_COMENTARIO);
