import { api, cursoMaestro } from '@portal/contract';
import { call } from '../../core/client/client.ts';
import { itemOf } from '../../core/master/item.ts';
import { masterQueries } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Courses as a master; a course is edited together with its modules. */
export const cursos = masterQueries(cursoMaestro, {
  keys: keysOf('curso'),
  invalidates: [keysOf('modulo').lists, keysOf('programa').all, keysOf('planestudio').all, keysOf('avance').all, keysOf('tablero').all],
  children: async (id, signal) => ({
    modulos: (await call(api.modulo.ofCurso, { params: { id } }, { signal })).map(itemOf('id_modulo')),
  }),
  duplicate: api.curso.duplicar,
  removeMany: api.curso.eliminar,
});
