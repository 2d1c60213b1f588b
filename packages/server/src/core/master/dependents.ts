import type { Message, SpanishTexts } from '@portal/messages';

type Kind = keyof SpanishTexts['registro']['dependientes'];

/** Number of names in a refusal. */
const SHOWN = 3;

/**
 * Builds `2 módulos: «Ventas», «Caja»` from the names of dependents (P29); undefined without any. Of many, the first names and their
 * number will do.
 */
export function dependentsOf(names: readonly string[], kind: Kind, total: number = names.length): Message | undefined {
  if (!names.length) return undefined;
  const shown = names.slice(0, SHOWN).map((name) => `«${name}»`);
  const rest = total > shown.length ? ' …' : '';
  return { clave: `registro.dependientes.${kind}`, valores: { total, nombres: `${shown.join(', ')}${rest}` } };
}

/** Builds `1 evaluación` or `40 evaluaciones`; undefined for 0. */
export const countOf = (total: number, kind: Kind): Message | undefined =>
  total ? { clave: `registro.dependientes.${kind}`, valores: { total } } : undefined;
