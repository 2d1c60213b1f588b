import { preguntaMaestro } from '@portal/contract';
import { masterService } from '../../core/master/master-service.ts';
import { countOf, dependentsOf } from '../../core/master/dependents.ts';
import { requireCategoria } from '../parametro/parametro.public.ts';
import { findDependents, preguntaRows } from './pregunta.repository.ts';

/** Questions as a master; a question drawn for an attempt cannot be deleted (P78). */
export const preguntaService = masterService({
  definition: preguntaMaestro,
  noun: 'pregunta',
  rows: preguntaRows,
  columns: async (trx, input) => {
    await requireCategoria(trx, 'categoria_pregunta', input.codigo_categoria);
    return input;
  },
  dependents: async (trx, id) => {
    const { temas, respuestas } = await findDependents(trx, id);
    return [dependentsOf(temas, 'temas'), countOf(respuestas, 'cuestionarios')];
  },
});
