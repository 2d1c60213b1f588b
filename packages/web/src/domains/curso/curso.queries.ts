import { api, type CursoFila } from '@portal/contract';
import { call } from '../../core/client/client.ts';
import { type Item, itemOf, masterQueries } from '../../core/master/master-queries.ts';

/** Courses as a master; the form edits a course with its modules. */
export const cursos = masterQueries<CursoFila, CursoFila & { modulos: Item[] }>({
  name: 'curso',
  key: 'id_curso',
  api: api.curso,
  children: async (id, signal) => ({
    modulos: (await call(api.modulo.ofCurso, { params: { id } }, { signal })).map(itemOf('id_modulo')),
  }),
});
