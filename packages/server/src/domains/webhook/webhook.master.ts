import { webhookMaestro, WEBHOOKS_ACTIVOS } from '@portal/contract';
import { message } from '@portal/messages';
import { masterService } from '../../core/master/master-service.ts';
import { AppError, invalid } from '../../errors/errors.ts';
import { areEnoughActive, findSameName, hasEmpresa, webhookRows } from './webhook.repository.ts';

/** Webhooks, as a master (P156): a name once, ten switched on at most. */
export const webhookService = masterService({
  definition: webhookMaestro,
  noun: 'webhook',
  rows: webhookRows,
  columns: async (trx, input, id) => {
    const { id_empresa = null, nombre } = input;
    if (id_empresa !== null && !(await hasEmpresa(trx, id_empresa))) throw invalid('id_empresa', 'inexistente.empresa');
    const same = await findSameName(trx, { nombre, id });
    if (same !== undefined) {
      const sentence = message('registro.repetido', { valor: nombre });
      throw new AppError('duplicado', sentence, { errors: { nombre: sentence }, detail: { id: same } });
    }
    if (input.codigo_estado === 1 && (await areEnoughActive(trx, WEBHOOKS_ACTIVOS, id))) {
      throw invalid('codigo_estado', 'webhook.errores.activos', { total: String(WEBHOOKS_ACTIVOS) });
    }
    return input;
  },
  dependents: () => Promise.resolve([]),
});
