import type { Translator } from '@portal/messages';

/** Names the plans of a letter in one field: the first, and how many more. */
export function planInWords({ text }: Translator, planes: readonly { readonly plan: string }[]): string {
  const [first, ...others] = planes;
  if (!first) return '';
  return others.length ? text('carta.yMas', { plan: first.plan, otros: others.length }) : first.plan;
}
