import { feriadoMaestro } from '@portal/contract/feriado';
import { message } from '@portal/messages';
import { masterService } from '../../core/master/master-service.ts';
import { AppError } from '../../errors/errors.ts';
import { feriadoRows, findSameDay } from './feriado.repository.ts';

/** Days that are not worked, as a master (P43); each day once. */
export const feriadoService = masterService({
  definition: feriadoMaestro,
  noun: 'feriado',
  rows: feriadoRows,
  columns: async (trx, input, id) => {
    const same = await findSameDay(trx, input.fecha, id);
    if (same === undefined) return input;
    const sentence = message('registro.repetido', { valor: input.fecha.split('-').toReversed().join('/') });
    throw new AppError('duplicado', sentence, { errors: { fecha: sentence }, detail: { id: same } });
  },
});
