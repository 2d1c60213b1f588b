import { preguntaMaestro } from '@portal/contract';
import { masterService } from '../../core/master/master-service.ts';
import { countOf, dependentsOf } from '../../core/master/master.ts';
import { requireCategoria } from '../parametro/parametro.public.ts';
import { findDependents, preguntaRows } from './pregunta.repository.ts';

/** Questions as a master: a question that was shown is never deleted, only inactivated (P78). */
export const preguntaService = masterService({
  definition: preguntaMaestro,
  noun: 'La pregunta',
  rows: preguntaRows,
  columns: async (trx, input) => {
    await requireCategoria(trx, 'categoria_pregunta', input.codigo_categoria);
    return input;
  },
  dependents: async (trx, id) => {
    const { temas, respuestas } = await findDependents(trx, id);
    return [
      dependentsOf(temas, { one: 'tema', many: 'temas' }),
      countOf(respuestas, { one: 'cuestionario en que se mostró', many: 'cuestionarios en que se mostró' }),
    ];
  },
});
