import { ESTADO } from '../core/fields.ts';
import type { PublishCheck } from '../core/publishing.ts';

/** What a plan has for its learners. */
export interface PlanSupplies {
  /** Linked programs. */
  readonly programas: readonly { readonly codigo_estado: number }[];
}

/** Checks a plan before it is published (P45): without programs it gives nobody anything and is refused, an inactive one is warned of. */
export const checkPlan = ({ programas }: PlanSupplies): PublishCheck<'programas' | 'activos'>[] => [
  { nombre: 'programas', cumple: programas.length > 0, impide: true },
  { nombre: 'activos', cumple: programas.every(({ codigo_estado }) => codigo_estado === ESTADO.activo), impide: false },
];
