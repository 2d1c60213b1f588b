import { api, type ProgramaFila } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { type Item, itemOf, masterQueries } from '../../core/master/master-queries.ts';

/** Programs as a master; the form edits a program with its courses (P30). */
export const programas = masterQueries<ProgramaFila, ProgramaFila & { cursos: Item[] }>({
  name: 'programa',
  key: 'id_programa',
  api: api.programa,
  children: async (id, signal) => ({
    cursos: (await call(api.curso.ofPrograma, { params: { id } }, { signal })).map(itemOf('id_curso')),
  }),
});

/** Every program with each of its courses. */
export const useProgramaTabla = () =>
  useQuery({ queryKey: [...programas.keys.all, 'tabla'], queryFn: ({ signal }) => call(api.programa.tabla, {}, { signal }) });
