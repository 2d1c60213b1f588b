import { fold } from '../../core/fold.ts';

/** A word between others, in any script, as the database reads it. */
const word = (words: string): string => String.raw`(?<![\p{L}\p{N}_])(?:${words})(?![\p{L}\p{N}_])`;

const OTRAS = `${word('tod[ao]s?|ningun[ao]?|amb[ao]s|cualquiera')}.*${word('anterior(?:es)?|opciones|alternativas|respuestas')}`;

const LETRAS = 'abcdefghij';

/** Letters of options from A on; a letter behind the last option names none. */
const letras = (count: number): string => LETRAS.slice(0, count);

const dosLugares = (count: number): string =>
  String.raw`(?<![\p{L}\p{N}_])[${letras(count)}]\)?(?:,| y| o) \(?[${letras(count)}](?![\p{L}\p{N}_])`;

/** Patterns by the number of options: every grade asks for them. */
const PATRONES = new Map<number, RegExp>();

function patronDe(count: number): RegExp {
  const known = PATRONES.get(count) ?? new RegExp(`${OTRAS}|${dosLugares(count)}`, 'u');
  PATRONES.set(count, known);
  return known;
}

/**
 * Returns whether an option names others by their place, so that the options keep their order (P44): «Todas las anteriores», «A y C». Of four options
 * it says the same as the column `pregunta_version.orden_fijo`.
 */
export const nombraLugares = (textos: readonly string[]): boolean =>
  patronDe(Math.min(textos.length, LETRAS.length)).test(fold(textos.join('\n')));
