import { api } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';

/** Fetches the panel of the signed-in learner by one call, which also logs the visit (P61). */
export function usePanel() {
  const { id } = useUser();
  return useQuery({
    queryKey: [...keys.avance.all, 'panel', id],
    queryFn: ({ signal }) => call(api.usuario.panel, {}, { signal }),
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
