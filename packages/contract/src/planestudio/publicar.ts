import { ESTADO } from '../core/fields.ts';
import type { PublishCheck } from '../core/publishing.ts';

/** Content of a plan for its learners. */
export interface PlanSupplies {
  /** Linked programs. */
  readonly programas: readonly { readonly codigo_estado: number }[];
  /** Topics that learners would get, and missing parts below the programs; absent while they are being counted. */
  readonly dentro?: { readonly temas: number; readonly faltas: number } | undefined;
}

/**
 * Checks a plan before it is published (P45): without programs it gives nobody anything and is refused; of inactive ones, and of what is empty or
 * unfinished below them, it warns.
 */
export const checkPlan = ({ programas, dentro }: PlanSupplies): PublishCheck<'programas' | 'activos' | 'temas' | 'completos'>[] => [
  { nombre: 'programas', cumple: programas.length > 0, impide: true },
  { nombre: 'activos', cumple: programas.every(({ codigo_estado }) => codigo_estado === ESTADO.activo), impide: false },
  { nombre: 'temas', cumple: dentro !== undefined && dentro.temas > 0, impide: false },
  { nombre: 'completos', cumple: dentro !== undefined && dentro.temas > 0 && dentro.faltas === 0, impide: false },
];
