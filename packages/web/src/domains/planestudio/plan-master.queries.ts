import { api, type PlanestudioFila } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { type Item, itemOf, masterQueries } from '../../core/master/master-queries.ts';

/** Study plans as a master; the form edits a plan with its programs. */
export const planes = masterQueries<PlanestudioFila, PlanestudioFila & { hijos: Item[] }>({
  name: 'planestudio',
  key: 'id_planestudio',
  api: api.planestudio,
  children: async (id, signal) => ({
    hijos: (await call(api.programa.ofPlan, { params: { id } }, { signal })).map(itemOf('id_programa')),
  }),
});

/** Whole trees of the plans in which a record stands: level 1 plan, 2 program, 3 course, 4 module, 5 topic. */
export const useEdt = (nivel: number, idReferencia: number | undefined) =>
  useQuery({
    queryKey: [...planes.keys.all, 'edt', nivel, idReferencia],
    queryFn: ({ signal }) => call(api.planestudio.edt, { body: { nivel, id_referencia: idReferencia ?? 0 } }, { signal }),
    enabled: idReferencia !== undefined,
  });
