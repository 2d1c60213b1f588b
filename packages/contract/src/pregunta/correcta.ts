import { fold } from '../core/fold.ts';

const OPCIONES = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;
const NUMERO = /^\(?(\d{1,2})(?:[.,]0+)?[).]?$/;
const LETRA = /^(?:(?:respuesta|rpta|opcion|alternativa) )?\(?([a-j])[).]?$/;

/** Reading of the cell with the right option. */
export interface CorrectaLeida {
  /** Place of the option, from 1; undefined when the cell names none. */
  readonly correcta: number | undefined;
  /** Another option with the same text as the cell: `2`, when the options are numbers. */
  readonly otra: number | undefined;
}

const plain = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim();

/** Reads one option from a number, a letter (`B`, `b)`, `Respuesta B`) or its text (P79). */
export function leerPosicion(texto: string, opciones: readonly string[]): CorrectaLeida {
  const cell = plain(texto);
  const equal = opciones.flatMap((opcion, index) => (cell !== '' && plain(opcion) === cell ? [index + 1] : []));
  const byText = equal.length === 1 ? equal[0] : undefined;
  const named = placeOf(cell, opciones.length);
  return { correcta: named ?? byText, otra: named !== undefined && byText !== named ? byText : undefined };
}

/** Reads the right one of four options. */
export const leerCorrecta = (text: (campo: 'indicador_correcta' | (typeof OPCIONES)[number]) => string): CorrectaLeida =>
  leerPosicion(
    text('indicador_correcta'),
    OPCIONES.map((campo) => text(campo)),
  );

function placeOf(cell: string, most: number): number | undefined {
  const letter = LETRA.exec(cell)?.[1];
  const place = letter === undefined ? Number(NUMERO.exec(cell)?.[1] ?? 0) : 'abcdefghij'.indexOf(letter) + 1;
  return place >= 1 && place <= most ? place : undefined;
}
