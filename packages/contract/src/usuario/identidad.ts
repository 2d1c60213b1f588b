import { fold } from '../core/fold.ts';

/** Words that occur in many names and distinguish nobody. */
const PARTICULAS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'da', 'do', 'dos', 'van', 'von', 'san', 'santa']);

const wordsOf = (...names: readonly string[]): string[] =>
  fold(names.join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !PARTICULAS.has(word));

/** Names that distinguish a person from others. */
export interface Nombrada {
  readonly nombres: string;
  readonly apellido_paterno: string;
  readonly apellido_materno: string;
}

/** Returns whether the stored name contains a given name and a surname, in any order. */
export function mismoNombre(given: Nombrada, stored: Nombrada): boolean {
  const words = new Set(wordsOf(stored.nombres, stored.apellido_paterno, stored.apellido_materno));
  const found = (own: readonly string[]) => own.length === 0 || own.some((word) => words.has(word));
  return words.size === 0 || (found(wordsOf(given.nombres)) && found(wordsOf(given.apellido_paterno, given.apellido_materno)));
}

/** Returns a document's number by which it is compared: without blanks, dashes and leading zeros. */
export const documentoDesnudo = (documento: string | null): string =>
  (documento ?? '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '');

/** Fields that distinguish a person from another one. */
export interface Identificada extends Nombrada {
  readonly numero_documento: string | null;
}

/** Returns whether a save of a person's record makes it another person's: name and document are both others (P198). */
export const esOtraPersona = (given: Identificada, stored: Identificada): boolean =>
  documentoDesnudo(given.numero_documento) !== documentoDesnudo(stored.numero_documento) && !mismoNombre(given, stored);
