import { type ClaseUnion, EFECTOS_UNION, type EfectoContado } from '@portal/contract/union';
import { efectoDe, type Grupo } from './enlaces.rules.ts';

/** Sums groups of changed rows by what they mean to people, in the order in which they are said. */
export function efectosDe(grupos: readonly Grupo[], clase: ClaseUnion): EfectoContado[] {
  const totals = new Map<string, number>();
  for (const grupo of grupos) {
    const efecto = efectoDe(grupo, clase);
    if (efecto) totals.set(efecto, (totals.get(efecto) ?? 0) + grupo.total);
  }
  return EFECTOS_UNION.flatMap((efecto) => {
    const total = totals.get(efecto);
    return total ? [{ efecto, nombre: null, total }] : [];
  });
}

/** Spells what a join changes: equal texts mean equal numbers everywhere. */
export const textoDe = (grupos: readonly Grupo[]): string =>
  JSON.stringify(grupos.map(({ tabla, columna, total }) => `${tabla}.${columna ?? ''}=${total}`).toSorted());
