import type { ResponseOf } from '@portal/contract/core';
import type { programaApi } from '@portal/contract/programa';
import { useQuery } from '@tanstack/react-query';
import type { AddressOf } from '../../core/client/client.ts';
import { callKept } from '../../core/offline/kept-call.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';

const OF_USUARIO: AddressOf<typeof programaApi.ofUsuario> = { method: 'GET', path: '/programa/sellst/usuario/:id' };
const DETALLE: AddressOf<typeof programaApi.detalleUsuario> = { method: 'GET', path: '/programa/sellst/usuario/det/:user/:program/:id' };
const GRAPH: AddressOf<typeof programaApi.graphUsuario> = { method: 'GET', path: '/programa/sellst/usuario/graph/:id' };

/** Program of the signed-in person: progress (0-100), mean grade, duration in minutes. */
export type ProgramaAlumno = ResponseOf<typeof programaApi.ofUsuario>[number];

/** Fetches the programs of the signed-in person, in the order of their plans. */
export function useMisProgramas() {
  const { id } = useUser();
  return useQuery({
    queryKey: [...keysOf('avance').all, 'programas', id],
    queryFn: ({ signal }) => callKept(OF_USUARIO, { params: { id } }, { signal }),
  });
}

/** Fetches the signed-in person's topics of a program in one plan, or in every plan without `idPlan`. */
export function useTemasPrograma(idPrograma: number, idPlan: number | undefined) {
  const params = { user: useUser().id, program: idPrograma, id: idPlan ?? '0' } as const;
  return useQuery({
    queryKey: [...keysOf('avance').all, 'temas-programa', params],
    queryFn: ({ signal }) => callKept(DETALLE, { params }, { signal }),
  });
}

/** Fetches the share of topics approved in each month of this year, 0-100. */
export function useAvanceMensual() {
  const { id } = useUser();
  return useQuery({
    queryKey: [...keysOf('avance').all, 'meses', id],
    queryFn: ({ signal }) => callKept(GRAPH, { params: { id } }, { signal }),
  });
}
