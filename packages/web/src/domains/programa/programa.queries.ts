import { api, type ResponseOf } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';

/** A program of the signed-in person: progress, mean grade, minutes. */
export type ProgramaAlumno = ResponseOf<typeof api.programa.ofUsuario>[number];

/** Programs of the signed-in person, in the order of their plans. */
export function useMisProgramas() {
  const { id } = useUser();
  return useQuery({
    queryKey: [...keys.avance.all, 'programas', id],
    queryFn: ({ signal }) => call(api.programa.ofUsuario, { params: { id } }, { signal }),
  });
}

/** Topics of a program in one plan, or in all of them when the plan is not named. */
export function useTemasPrograma(idPrograma: number, idPlan: number | undefined) {
  const params = { user: useUser().id, program: idPrograma, id: idPlan ?? '0' } as const;
  return useQuery({
    queryKey: [...keys.avance.all, 'temas-programa', params],
    queryFn: ({ signal }) => call(api.programa.detalleUsuario, { params }, { signal }),
  });
}

/** Share of the topics approved in each month of this year. */
export function useAvanceMensual() {
  const { id } = useUser();
  return useQuery({
    queryKey: [...keys.avance.all, 'meses', id],
    queryFn: ({ signal }) => call(api.programa.graphUsuario, { params: { id } }, { signal }),
  });
}
