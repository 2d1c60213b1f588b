import { api, type ResponseOf } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';

/** A plan as the signed-in person stands in it; the server says whether it is finished (P20). */
export type PlanUsuario = ResponseOf<typeof api.planestudio.ofUsuario>;

export function useMiPlan(idPlan: number) {
  const params = { a: useUser().id, b: idPlan };
  return useQuery({
    queryKey: [...keys.avance.all, 'plan', params],
    queryFn: ({ signal }) => call(api.planestudio.ofUsuario, { params }, { signal }),
    // The last topic may just have been approved: never from memory.
    staleTime: 0,
  });
}

/** What the signed-in person has not approved in a plan; what can be opened comes first. */
export function usePendientesPlan(idPlan: number) {
  const params = { a: useUser().id, b: idPlan };
  return useQuery({
    queryKey: [...keys.avance.all, 'pendientes-plan', params],
    queryFn: ({ signal }) => call(api.asignacion.pendientesPlan, { params }, { signal }),
    staleTime: 0,
  });
}
