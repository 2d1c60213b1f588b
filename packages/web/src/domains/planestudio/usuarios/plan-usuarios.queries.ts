import { asignacionApi } from '@portal/contract/asignacion';
import type { ListInput, Selection } from '@portal/contract/core';
import { planestudioApi } from '@portal/contract/planestudio';
import { usuarioApi, usuarioPlanLista } from '@portal/contract/usuario';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';
import type { Simulate } from '../../../pieces/asignacion/simulacion/simulacion.queries.ts';

/** Fetches a plan without its programs. */
export const useFichaPlan = (id: number) =>
  useQuery({
    queryKey: [...keysOf('planestudio').all, 'ficha', id],
    queryFn: ({ signal }) => call(planestudioApi.sel, { params: { id } }, { signal }),
  });

/** Fetches one page of the people of a plan. */
export const useUsuariosPlan = (id: number, query: ListInput) =>
  usePage([...keysOf('planestudio').all, 'usuarios', id, query], (signal) =>
    callPage(usuarioApi.ofPlan, { params: { id }, query: usuarioPlanLista.query.parse(query) }, { signal }),
  );

/** Counts those whom no letter reached, as their list does. */
export const useSinAviso = (id: number) => useUsuariosPlan(id, { pagina: 1, tamano: 1, filtro: { sin_aviso: 'true' } });

/** Downloads them. */
export const downloadUsuariosPlan =
  (id: number): ListDownload =>
  (query, options) =>
    download(usuarioApi.ofPlan, { params: { id }, query: usuarioPlanLista.query.parse(query) }, options);

/** Finds the assignments of a selection of the people of a plan: the calls that close and notify take them by id. */
export const useElegidas = (id: number) =>
  useMutation({
    mutationFn: async (selection: Selection): Promise<readonly number[]> => {
      if ('ids' in selection) return selection.ids;
      const { buscar, filtro, excepto } = selection.todos;
      const rows = await call(usuarioApi.ofPlan, { params: { id }, query: usuarioPlanLista.query.parse({ buscar, filtro }) });
      const left = new Set(excepto);
      return rows.map(({ id_asignacion }) => id_asignacion).filter((one) => !left.has(one));
    },
  });

/** Source plan, target plan, and whether closed assignments are reopened. */
export interface Copia {
  readonly id_planestudio: number;
  readonly id_referencia: number;
  readonly reabrir: boolean;
}

/** Shows what a copy would do. */
export const simulateCopia =
  (copia: Copia): Simulate =>
  (avisar, options) =>
    call(asignacionApi.simularCopia, { body: { ...copia, avisar } }, options);
