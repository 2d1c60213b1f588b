import type { Message, SpanishTexts } from '@portal/messages';

type Kind = keyof SpanishTexts['registro']['dependientes'];

/** Number of names in a refusal. */
const SHOWN = 3;

/** Builds `2 módulos: «Ventas», «Caja»` from the names of dependents (P29); undefined without any. */
export function dependentsOf(names: readonly string[], kind: Kind): Message | undefined {
  if (!names.length) return undefined;
  const shown = names.slice(0, SHOWN).map((name) => `«${name}»`);
  const rest = names.length > SHOWN ? ' …' : '';
  return { clave: `registro.dependientes.${kind}`, valores: { total: names.length, nombres: `${shown.join(', ')}${rest}` } };
}

/** Builds `1 evaluación` or `40 evaluaciones`; undefined for 0. */
export const countOf = (total: number, kind: Kind): Message | undefined =>
  total ? { clave: `registro.dependientes.${kind}`, valores: { total } } : undefined;
