import { webhookMaestro } from '@portal/contract/webhook';
import { message } from '@portal/messages';
import { masterService } from '../../core/master/master-service.ts';
import type { Executor } from '../../db/executor.ts';
import { AppError, invalid } from '../../errors/errors.ts';
import { findActive, findSameName, hasEmpresa, webhookRows } from './webhook.repository.ts';

/** Most webhooks that are switched on: each multiplies what a large assignment writes (P156). */
const MOST_ACTIVE = 10;

/** Throws 400 when a webhook that is not on yet would be one too many. */
async function requireRoom(trx: Executor, id: number | undefined): Promise<void> {
  const active = await findActive(trx);
  if (active.length < MOST_ACTIVE || (id !== undefined && active.includes(id))) return;
  throw invalid('codigo_estado', 'webhook.errores.activos', { total: String(MOST_ACTIVE) });
}

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
    if (input.codigo_estado === 1) await requireRoom(trx, id);
    return input;
  },
});
