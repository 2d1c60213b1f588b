import { api } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';

/** Fetches the figures of the signed-in learner. */
export function useMisCifras() {
  const { id } = useUser();
  return useQuery({
    queryKey: [...keys.avance.all, 'cifras', id],
    queryFn: async ({ signal }) => (await call(api.usuario.kpi, { params: { id } }, { signal }))[0],
  });
}

/** Fetches the pending topics of the signed-in person; the server orders unlocked ones first. */
export function useMisPendientes() {
  const { id } = useUser();
  return useQuery({
    queryKey: [...keys.avance.all, 'pendientes', id],
    queryFn: ({ signal }) => call(api.asignacion.pendientes, { params: { id } }, { signal }),
  });
}

/** Fetches the plans assigned to the signed-in person. */
export function useMisPlanes() {
  const { id } = useUser();
  return useQuery({
    queryKey: [...keys.avance.all, 'planes', id],
    queryFn: ({ signal }) => call(api.asignacion.ofUsuario, { params: { id } }, { signal }),
  });
}

/** Fetches the figures of the whole portal, for an administrator. */
export const useCifrasPortal = () =>
  useQuery({
    queryKey: keys.tablero.all,
    queryFn: async ({ signal }) => (await call(api.usuario.kpiAdmin, {}, { signal }))[0],
  });
