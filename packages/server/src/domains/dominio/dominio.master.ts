import { dominioMaestro } from '@portal/contract/dominio';
import { claveDe } from '@portal/contract/parametro';
import { message } from '@portal/messages';
import { byRecord, dependentsOf } from '../../core/master/dependents.ts';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { invalid } from '../../errors/errors.ts';
import { dominioRows, findParametrosOf, isFijo, lockClaves } from './dominio.repository.ts';

/** Parameter tables as a master (P84). */
export const dominioService = masterService({
  definition: dominioMaestro,
  noun: 'dominio',
  rows: dominioRows,
  columns: async (trx, input, id) => {
    const { clave, dominio } = input;
    if (id === undefined && !clave) return { ...input, clave: claveDe(dominio, await lockClaves(trx)) };
    if (!clave) return input;
    if (id !== undefined && isFijo(id) && (await dominioRows.find(trx, id))?.clave !== clave)
      throw invalid('clave', 'dominio.errores.claveFija');
    await requireFree(dominioRows, trx, { column: 'clave', value: clave, id });
    return input;
  },
  dependents: async (trx, ids) =>
    byRecord(await findParametrosOf(trx, ids), ({ id, nombres, total }) => [
      isFijo(id) ? message('dominio.errores.fijo') : undefined,
      dependentsOf(nombres, 'parametros', total),
    ]),
});
