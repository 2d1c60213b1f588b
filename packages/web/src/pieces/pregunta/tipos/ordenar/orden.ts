import type { Respuesta } from '@portal/contract/pregunta';
import { positionsOf } from '../positions.ts';

/** Mark before an order that its learner has not confirmed: the shown order may be the right one, so none counts by itself. */
const SIN_CONFIRMAR = 0;

/** Order of elements by their shown positions. */
interface Orden {
  readonly posiciones: readonly number[];
  readonly confirmado: boolean;
}

/** Reads an answer of a draft; without one the elements lie as they were shown. */
export function leerOrden(respuesta: Respuesta | undefined, total: number): Orden {
  const given = positionsOf(respuesta);
  const confirmado = given[0] !== SIN_CONFIRMAR;
  const posiciones = confirmado ? given : given.slice(1);
  const all = Array.from({ length: total }, (_, index) => index + 1);
  const whole = posiciones.length === total && all.every((each) => posiciones.includes(each));
  return whole ? { posiciones, confirmado } : { posiciones: all, confirmado: false };
}

/** Returns an order as a draft keeps it before it is confirmed. */
export const sinConfirmar = (posiciones: readonly number[]): number[] => [SIN_CONFIRMAR, ...posiciones];
