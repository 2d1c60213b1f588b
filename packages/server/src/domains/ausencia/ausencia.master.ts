import { ausenciaMaestro } from '@portal/contract/ausencia';
import { masterService } from '../../core/master/master-service.ts';
import { invalid } from '../../errors/errors.ts';
import { ausenciaRows, findSolapada, lockPersonas } from './ausencia.repository.ts';
import { spoken } from './importar.rules.ts';

/** Absences of people, as a master (P43): those of one person share no day. */
export const ausenciaService = masterService({
  definition: ausenciaMaestro,
  noun: 'ausencia',
  rows: ausenciaRows,
  permit: async ({ trx, scope, id, values }) => {
    if (!values) return;
    if (!(await lockPersonas(trx, scope, [values.id_usuario])).size) throw invalid('id_usuario', 'inexistente.usuario');
    const stored = id === undefined ? undefined : await ausenciaRows.find(trx, id, { scope });
    if (stored && stored.id_usuario !== values.id_usuario) throw invalid('id_usuario', 'ausencia.errores.otraPersona');
  },
  columns: async (trx, input, id) => {
    const other = await findSolapada(trx, input, id);
    if (other)
      throw invalid('fecha_desde', 'ausencia.errores.solapada', { desde: spoken(other.fecha_desde), hasta: spoken(other.fecha_hasta) });
    return input;
  },
});
