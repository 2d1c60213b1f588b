import { asignacionApi } from '@portal/contract/asignacion';
import type { Simulate } from '../../../pieces/asignacion/simulacion/simulacion.queries.ts';
import { call } from '../../../core/client/client.ts';

interface Regla {
  readonly planes: Iterable<number>;
  /** Id of the group's parameter. */
  readonly grupo: number;
  readonly reabrir: boolean;
}

/** Simulates a rule that gives plans to a group. */
export const simulateGrupo =
  ({ planes, grupo, reabrir }: Regla): Simulate =>
  (avisar, options) =>
    call(
      asignacionApi.simularRegla,
      { body: asignacionApi.simularRegla.body.parse({ planes: [...planes], condicion: [{ grupo: [grupo] }], reabrir, avisar }) },
      options,
    );
