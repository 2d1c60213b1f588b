import { fold } from '../core/fold.ts';

const OPCIONES = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;
const NUMERO = /^\(?([1-4])(?:[.,]0+)?[).]?$/;
const LETRA = /^(?:(?:respuesta|rpta|opcion|alternativa) )?\(?([a-d])[).]?$/;

/** Reading of the cell with the right option. */
export interface CorrectaLeida {
  /** 1 to 4; undefined when the cell names no option. */
  readonly correcta: number | undefined;
  /** Another option with the same text as the cell: `2`, when the options are numbers. */
  readonly otra: number | undefined;
}

const plain = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim();

/** Reads the right option of a question from a number, a letter (`B`, `b)`, `Respuesta B`) or the text of one option (P79). */
export function leerCorrecta(text: (campo: 'indicador_correcta' | (typeof OPCIONES)[number]) => string): CorrectaLeida {
  const cell = plain(text('indicador_correcta'));
  const equal = OPCIONES.flatMap((campo, index) => (cell !== '' && plain(text(campo)) === cell ? [index + 1] : []));
  const byText = equal.length === 1 ? equal[0] : undefined;
  const named = placeOf(cell);
  return { correcta: named ?? byText, otra: named !== undefined && byText !== named ? byText : undefined };
}

function placeOf(cell: string): number | undefined {
  const number = NUMERO.exec(cell)?.[1];
  if (number !== undefined) return Number(number);
  const letter = LETRA.exec(cell)?.[1];
  return letter === undefined ? undefined : 'abcd'.indexOf(letter) + 1;
}
