import { api } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { useUser } from '../../core/session/session.ts';

const tableroKeys = {
  all: ['tablero'] as const,
  kpi: (idUsuario: number) => [...tableroKeys.all, 'kpi', idUsuario] as const,
  pendientes: (idUsuario: number) => [...tableroKeys.all, 'pendientes', idUsuario] as const,
  planes: (idUsuario: number) => [...tableroKeys.all, 'planes', idUsuario] as const,
  admin: () => [...tableroKeys.all, 'admin'] as const,
};

/** Figures of the signed-in learner. */
export function useMisCifras() {
  const { id } = useUser();
  return useQuery({
    queryKey: tableroKeys.kpi(id),
    queryFn: async ({ signal }) => (await call(api.usuario.kpi, { params: { id } }, { signal }))[0],
  });
}

/** Pending topics of the signed-in person; the server puts first what can be opened. */
export function useMisPendientes() {
  const { id } = useUser();
  return useQuery({
    queryKey: tableroKeys.pendientes(id),
    queryFn: ({ signal }) => call(api.asignacion.pendientes, { params: { id } }, { signal }),
  });
}

/** Plans assigned to the signed-in person. */
export function useMisPlanes() {
  const { id } = useUser();
  return useQuery({
    queryKey: tableroKeys.planes(id),
    queryFn: ({ signal }) => call(api.asignacion.ofUsuario, { params: { id } }, { signal }),
  });
}

/** Figures of the whole portal, for an administrator. */
export const useCifrasPortal = () =>
  useQuery({
    queryKey: tableroKeys.admin(),
    queryFn: async ({ signal }) => (await call(api.usuario.kpiAdmin, {}, { signal }))[0],
  });
