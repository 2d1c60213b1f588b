import { api, type ResponseOf, type TemaAlumno } from '@portal/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import type { Ocurrencia } from '../../core/router/ocurrencia.ts';
import { keys } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';

export type TemaDetalle = ResponseOf<typeof api.tema.detalle>;

/** A topic where it stands, with its material; the addresses of held files work for some hours. */
export const useTemaDetalle = (ocurrencia: Ocurrencia) =>
  useQuery(
    queryOptions({
      queryKey: [...keys.avance.all, 'tema', ocurrencia],
      queryFn: ({ signal }) => call(api.tema.detalle, { body: ocurrencia }, { signal }),
    }),
  );

const temasOf = (id: number) =>
  queryOptions({
    queryKey: [...keys.avance.all, 'temas', id],
    queryFn: ({ signal }) => call(api.usuario.temas, { params: { id } }, { signal }),
  });

/** Topics assigned to the signed-in person, in the order of their plans. */
export const useMisTemas = (enabled = true) => useQuery({ ...temasOf(useUser().id), enabled });

/**
 * Where a topic is meant when an address names the topic alone (/temausuario?id): its first pending place, else any.
 * `named` wins when the address is complete.
 */
export function useOcurrenciaOfTema(id: number | undefined, named: Ocurrencia | undefined) {
  const asks = !named && id !== undefined;
  const { data = [], isPending, error, refetch } = useMisTemas(asks);
  const places = data.filter((row) => row.id_tema === id);
  const ocurrencia: Ocurrencia | undefined = asks ? (places.find((row) => !row.aprobado) ?? places[0]) : named;
  return { ocurrencia, isPending: asks && isPending, error, refetch };
}

/** The learner's own row of the topic that must be approved before `tema`. */
export function useRequisito(tema: TemaDetalle): TemaAlumno | undefined {
  const { data = [] } = useMisTemas(tema.bloqueado);
  return data.find((row) => row.id_planestudio === tema.id_planestudio && row.id_tema === tema.id_requisito);
}
