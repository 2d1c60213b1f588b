import type { Message, SpanishTexts } from '@portal/messages';

type Kind = keyof SpanishTexts['registro']['dependientes'];

/** Names that a refusal shows. */
const SHOWN = 3;

/** `2 módulos: «Ventas», «Caja»` for a list of dependents (P29); undefined when there are none. */
export function dependentsOf(names: readonly string[], kind: Kind): Message | undefined {
  if (!names.length) return undefined;
  const shown = names.slice(0, SHOWN).map((name) => `«${name}»`);
  const rest = names.length > SHOWN ? ' …' : '';
  return { clave: `registro.dependientes.${kind}`, valores: { total: names.length, nombres: `${shown.join(', ')}${rest}` } };
}

/** `1 evaluación` or `40 evaluaciones`; undefined for none. */
export const countOf = (total: number, kind: Kind): Message | undefined =>
  total ? { clave: `registro.dependientes.${kind}`, valores: { total } } : undefined;
