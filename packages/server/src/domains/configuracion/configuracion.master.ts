import { configuracionMaestro } from '@portal/contract/configuracion';
import { masterService } from '../../core/master/master-service.ts';
import type { Executor } from '../../db/executor.ts';
import { unknownIds } from '../../db/link-table.ts';
import { invalid } from '../../errors/errors.ts';
import { configuracionRows } from './configuracion-fila.repository.ts';

/** Settings as a master with one record (P85). */
export const configuracionService = masterService({
  definition: configuracionMaestro,
  noun: 'registro',
  rows: configuracionRows,
  columns: async (trx, input) => {
    await requirePlan(trx, 'id_plan_tablero1', input.id_plan_tablero1);
    await requirePlan(trx, 'id_plan_tablero2', input.id_plan_tablero2);
    return input;
  },
});

async function requirePlan(trx: Executor, field: 'id_plan_tablero1' | 'id_plan_tablero2', id: number | null | undefined): Promise<void> {
  if (id && (await unknownIds(trx, 'planestudio', [id])).length) throw invalid(field, 'inexistente.planestudio');
}
