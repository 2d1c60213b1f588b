import { message, type Message, quotedNames, type SpanishTexts } from '@portal/messages';

type Kind = keyof SpanishTexts['registro']['dependientes'];

/** Number of names in a refusal. */
const SHOWN = 3;

/**
 * Builds `2 módulos: «Ventas», «Caja»` from the names of dependents (P29); undefined without any. Of many, the first names and their
 * number will do.
 */
export function dependentsOf(names: readonly string[], kind: Kind, total: number = names.length): Message | undefined {
  const [first, ...others] = names.slice(0, SHOWN);
  if (first === undefined) return undefined;
  const lista = quotedNames([first, ...others]);
  const nombres = total > others.length + 1 ? message('comun.siguen', { lista }) : lista;
  return { clave: `registro.dependientes.${kind}`, valores: { total, nombres } };
}

/** Words what references each of some records. */
export const byRecord = <Found extends { readonly id: number }>(
  found: readonly Found[],
  word: (one: Found) => readonly (Message | undefined)[],
): ReadonlyMap<number, readonly (Message | undefined)[]> => new Map(found.map((one) => [one.id, word(one)]));

/** Builds `1 evaluación` or `40 evaluaciones`; undefined for 0. */
export const countOf = (total: number, kind: Kind): Message | undefined =>
  total ? { clave: `registro.dependientes.${kind}`, valores: { total } } : undefined;
