import { cursoApi, cursoMaestro } from '@portal/contract/curso';
import { moduloApi } from '@portal/contract/modulo';
import { call } from '../../core/client/client.ts';
import { itemOf } from '../../core/master/item.ts';
import { masterQueries } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Courses as a master; a course is edited together with its modules. */
export const cursos = masterQueries(cursoMaestro, {
  keys: keysOf('curso'),
  invalidates: [keysOf('modulo').lists, keysOf('programa').all, keysOf('planestudio').all, keysOf('avance').all, keysOf('tablero').all],
  children: async (id, signal) => ({
    modulos: (await call(moduloApi.ofCurso, { params: { id } }, { signal })).map(itemOf('id_modulo')),
  }),
  duplicate: cursoApi.duplicar,
});
