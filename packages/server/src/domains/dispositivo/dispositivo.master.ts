import { dispositivoMaestro } from '@portal/contract/dispositivo';
import { message } from '@portal/messages';
import { masterService } from '../../core/master/master-service.ts';
import { AppError, invalid } from '../../errors/errors.ts';
import { dispositivoRows, findSameName, findUnknown } from './dispositivo.repository.ts';

/** Tablets of shops, as a master (P122): a name once in its company; a limited access has those of its companies. */
export const dispositivoService = masterService({
  definition: dispositivoMaestro,
  noun: 'dispositivo',
  rows: dispositivoRows,
  permit: async ({ scope, values }) => {
    if (values && scope && !scope.empresas.includes(values.id_empresa)) throw invalid('id_empresa', 'inexistente.empresa');
  },
  columns: async (trx, input, id) => {
    const { id_empresa, id_centro_costo = null, dispositivo } = input;
    const unknown = await findUnknown(trx, { id_empresa, id_centro_costo });
    if (unknown === 'id_empresa') throw invalid(unknown, 'inexistente.empresa');
    if (unknown) throw invalid(unknown, 'dispositivo.errores.centroCosto');
    const same = await findSameName(trx, { id_empresa, dispositivo, id });
    if (same === undefined) return input;
    const sentence = message('registro.repetido', { valor: dispositivo });
    throw new AppError('duplicado', sentence, { errors: { dispositivo: sentence }, detail: { id: same } });
  },
});
