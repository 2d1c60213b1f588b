import { planestudioApi, planestudioMaestro } from '@portal/contract/planestudio';
import { programaApi } from '@portal/contract/programa';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { useToday } from '../../core/i18n/use-today.ts';
import { itemOf } from '../../core/master/item.ts';
import { masterQueries } from '../../core/master/master-queries.ts';
import { useAll } from '../../core/master/use-master.ts';
import { keysOf } from '../../core/query-keys.ts';

const ACTIVO = 1;

/** Study plans as a master; a plan is edited together with its programs. */
export const planes = masterQueries(planestudioMaestro, {
  keys: keysOf('planestudio'),
  invalidates: [keysOf('programa').lists, keysOf('avance').all, keysOf('tablero').all, keysOf('recordatorio').all],
  children: async (id, signal) => ({
    programas: (await call(programaApi.ofPlan, { params: { id } }, { signal })).map(itemOf('id_programa')),
  }),
  duplicate: planestudioApi.duplicar,
});

/** Fetches the trees of the plans that contain a record; `nivel` is 1 plan, 2 program, 3 course, 4 module, 5 topic. */
export const useEdt = (nivel: number, idReferencia: number | undefined) =>
  useQuery({
    queryKey: [...keysOf('planestudio').all, 'edt', nivel, idReferencia],
    queryFn: ({ signal }) => call(planestudioApi.edt, { body: { nivel, id_referencia: idReferencia ?? 0 } }, { signal }),
    enabled: idReferencia !== undefined,
  });

/** Fetches the active plans that have not ended. */
export function usePlanesVigentes() {
  const today = useToday();
  return useAll(planes, (rows) => rows.filter((plan) => plan.codigo_estado === ACTIVO && plan.fecha_fin >= today));
}

/** Fetches every plan as an option of a select; nobody gets a template (P252). */
export const usePlanOptions = () =>
  useAll(planes, (rows) =>
    rows
      .filter(({ plantilla }) => plantilla !== 1)
      .map(({ id_planestudio, denominacion }) => ({ value: String(id_planestudio), label: denominacion })),
  );

/** Fetches what is really inside the programs of the form; under the key of plans, which a save of anything inside invalidates. */
export const useDentro = (programas: readonly number[]) =>
  useQuery({
    queryKey: [...keysOf('planestudio').all, 'faltas', programas],
    queryFn: ({ signal }) => call(planestudioApi.faltas, { body: { programas: [...programas] } }, { signal }),
    enabled: programas.length > 0,
  });
