import { z } from 'zod';
import { integer, text } from '../../core/fields.ts';
import { TEXTO_CORTO_MAX } from './tipo.ts';
import { OPCIONES_MAX } from './unica.ts';

export * from './escrita.ts';

/** Positions that a question may show: ten pairs with five further right sides. */
const POSICIONES_MAX = 15;

/** Chosen option by its shown position. */
export const posicionElegida = integer(1, OPCIONES_MAX);

/** Answer to a kind without one chosen option: a text, or shown positions. */
export const respuestaDatos = z.union([text(TEXTO_CORTO_MAX, 0), z.array(integer(1, POSICIONES_MAX)).max(OPCIONES_MAX)]);
