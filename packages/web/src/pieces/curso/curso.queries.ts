import { api, cursoMaestro } from '@portal/contract';
import { call } from '../../core/client/client.ts';
import { itemOf } from '../../core/master/item.ts';
import { masterQueries } from '../../core/master/master-queries.ts';
import { keys } from '../../core/query-keys.ts';

/** Courses as a master; a course is edited together with its modules. */
export const cursos = masterQueries(cursoMaestro, {
  keys: keys.curso,
  invalidates: [keys.modulo.lists, keys.programa.all, keys.planestudio.all, keys.avance.all, keys.tablero.all],
  children: async (id, signal) => ({
    modulos: (await call(api.modulo.ofCurso, { params: { id } }, { signal })).map(itemOf('id_modulo')),
  }),
  duplicate: api.curso.duplicar,
  removeMany: api.curso.eliminar,
});
