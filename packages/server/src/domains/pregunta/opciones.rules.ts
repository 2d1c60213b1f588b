import { fold } from '@portal/contract/core';

const OPCIONES = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;
type Opcion = (typeof OPCIONES)[number];

/** Two options that read alike, by their letters, and the field of the second. */
export interface Iguales {
  readonly campo: Opcion;
  readonly una: string;
  readonly otra: string;
}

/** Folds case, accents, width, blanks and invisible characters (P84). */
const plain = (text: string): string =>
  fold(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .replaceAll(/\s+/gu, ' ')
    .trim();

const letterOf = (campo: Opcion): string => campo.slice(-1).toUpperCase();

/** Returns the first two options of a question that read the same: a learner could not choose the right one. */
export function findIguales(pregunta: Readonly<Record<Opcion, string>>): Iguales | undefined {
  const seen = new Map<string, Opcion>();
  for (const campo of OPCIONES) {
    const text = plain(pregunta[campo]);
    const before = seen.get(text);
    if (before) return { campo, una: letterOf(before), otra: letterOf(campo) };
    seen.set(text, campo);
  }
  return undefined;
}
