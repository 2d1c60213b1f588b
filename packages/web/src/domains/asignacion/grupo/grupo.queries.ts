import { api, grupoLista } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import type { Simulate } from '../simulacion/simulacion.queries.ts';
import { call, callPage } from '../../../core/client/client.ts';
import { keys } from '../../../core/query-keys.ts';

/** Most groups of one request: those whose code contains the wanted one. */
const GRUPOS = 100;

/** Fetches a group with its members and rules. */
export const useGrupo = (codigo_grupo: string) =>
  useQuery({
    queryKey: [...keys.usuario.all, 'grupos', codigo_grupo],
    queryFn: async ({ signal }) => {
      const query = grupoLista.query.parse({ pagina: 1, tamano: GRUPOS, filtro: { codigo_grupo } });
      const { rows } = await callPage(api.usuario.grupos, { query }, { signal });
      return rows.find((row) => row.codigo_grupo === codigo_grupo) ?? null;
    },
    staleTime: 0,
  });

interface Regla {
  readonly planes: Iterable<number>;
  /** Id of the group's parameter. */
  readonly grupo: number;
  readonly reabrir: boolean;
}

/** Simulates a rule that gives plans to a group. */
export const simulateGrupo =
  ({ planes, grupo, reabrir }: Regla): Simulate =>
  (avisar, options) =>
    call(
      api.asignacion.simularRegla,
      { body: api.asignacion.simularRegla.body.parse({ planes: [...planes], condicion: [{ grupo: [grupo] }], reabrir, avisar }) },
      options,
    );
