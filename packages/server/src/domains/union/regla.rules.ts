import { groupBy } from '@portal/contract/group-by';
import type { Par } from './enlace.rules.ts';

/** Rule with the fingerprint of its condition. */
export interface Huella {
  readonly id_regla: number;
  readonly id_planestudio: number;
  readonly codigo_estado: number;
  readonly huella: string;
}

const VIGENTE = 1;

/** Fate of rules of which the conditions changed: those that keep a new fingerprint, and those that another rule says already. */
export interface Reparto {
  readonly quedan: readonly Huella[];
  readonly van: readonly Par[];
}

/**
 * Says which rules say the same by now. Of several rules of a plan with one fingerprint the one in force stays, of those the oldest; `iguales`
 * are stored ones with such a fingerprint.
 */
export function repartir(cambiadas: readonly Huella[], iguales: readonly Huella[]): Reparto {
  const groups = groupBy([...cambiadas, ...iguales], ({ id_planestudio, huella }) => `${id_planestudio} ${huella}`);
  const changed = new Set(cambiadas.map(({ id_regla }) => id_regla));
  const quedan: Huella[] = [];
  const van: Par[] = [];
  for (const group of groups.values()) {
    const unique = [...new Map(group.map((regla) => [regla.id_regla, regla])).values()];
    const [kept, ...others] = unique.toSorted(
      (one, other) => Number(other.codigo_estado === VIGENTE) - Number(one.codigo_estado === VIGENTE) || one.id_regla - other.id_regla,
    );
    if (!kept) continue;
    if (changed.has(kept.id_regla)) quedan.push(kept);
    van.push(...others.map(({ id_regla }) => ({ viejo: id_regla, nuevo: kept.id_regla })));
  }
  return { quedan, van };
}
