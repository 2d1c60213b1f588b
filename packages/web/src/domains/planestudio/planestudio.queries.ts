import type { asignacionApi } from '@portal/contract/asignacion';
import type { ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import { useQuery } from '@tanstack/react-query';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { callKept } from '../../core/offline/kept-call.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';

const OF_USUARIO: AddressOf<typeof planestudioApi.ofUsuario> = { method: 'GET', path: '/planestudio/sel/usuario/:a/:b' };
const PENDIENTES: AddressOf<typeof asignacionApi.pendientesPlan> = { method: 'GET', path: '/asignacion/sel/usuario/pendiente/:a/:b' };

/** Progress of the signed-in person in a plan; the server decides whether it is finished (P20). */
export type PlanUsuario = ResponseOf<typeof planestudioApi.ofUsuario>;

/** Fetches the signed-in person's progress in a plan; refused (4xx) when the plan is not assigned. */
export function useMiPlan(idPlan: number) {
  const params = { a: useUser().id, b: idPlan };
  return useQuery({
    queryKey: [...keysOf('avance').all, 'plan', params],
    queryFn: ({ signal }) => callKept(OF_USUARIO, { params }, { signal }),
    // Always stale: the person may have approved the last topic just now.
    staleTime: 0,
  });
}

/** Fetches the topics of a plan that the signed-in person has not approved, unlocked ones first. */
export function usePendientesPlan(idPlan: number) {
  const params = { a: useUser().id, b: idPlan };
  return useQuery({
    queryKey: [...keysOf('avance').all, 'pendientes-plan', params],
    queryFn: ({ signal }) => callByAddress(PENDIENTES, { params }, { signal }),
    staleTime: 0,
  });
}
