import type { TemaAlumno } from '@portal/contract/asignacion';
import type { avanceApi } from '@portal/contract/avance';
import type { ResponseOf } from '@portal/contract/core';
import type { temaApi } from '@portal/contract/tema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AddressOf } from '../../core/client/client.ts';
import { callKept } from '../../core/offline/kept-call.ts';
import { type Ocurrencia, ocurrenciaOfRow } from '../../core/router/ocurrencia.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useDeferredQuery } from '../../core/use-deferred-query.ts';
import { useUser } from '../../core/session/session.ts';

const DETALLE: AddressOf<typeof temaApi.detalle> = { method: 'POST', path: '/tema/sel/detalle' };
const TEMAS: AddressOf<typeof avanceApi.temas> = { method: 'GET', path: '/usuario/sellst/tema/:id' };

/** Milliseconds after which the links of files, good for twelve hours, are renewed when their reader comes back to the page. */
const LINKS_AGE_MS = 6 * 3_600_000;

/** Topic occurrence of a learner with its material. */
export type TemaDetalle = ResponseOf<typeof temaApi.detalle>;

/** Query of an occurrence, which a sign-in asks for before the screen is there (P242). */
export const detalleOf = (ocurrencia: Ocurrencia) =>
  queryOptions({ queryKey: [...keysOf('avance').all, 'tema', ocurrencia], queryFn: () => callKept(DETALLE, { body: ocurrencia }) });

/**
 * Fetches an occurrence of a topic with its material; the addresses of uploaded files expire after some hours. Leaving the screen does not
 * abort the call: sending a questionnaire refetches the topic and leaves at once, and the next visit must find it approved.
 */
export function useTemaDetalle(ocurrencia: Ocurrencia) {
  const { data, error, isPending, refetch } = useQuery({
    ...detalleOf(ocurrencia),
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > LINKS_AGE_MS,
  });
  return useDeferredQuery({ data, error, isPending, refetch });
}

const temasOf = (id: number) =>
  queryOptions({
    queryKey: [...keysOf('avance').all, 'temas', id],
    queryFn: ({ signal }) => callKept(TEMAS, { params: { id } }, { signal }),
  });

/** Fetches the topics assigned to the signed-in person, in the order of their plans. */
export const useMisTemas = (enabled = true) => useQuery({ ...temasOf(useUser().id), enabled });

/**
 * Finds the occurrence of a topic for an address with its id alone (/temausuario?id): the first pending one, else the first.
 * A complete address (`named`) wins without a query.
 */
export function useOcurrenciaOfTema(id: number | undefined, named: Ocurrencia | undefined) {
  const asks = !named && id !== undefined;
  const { data = [], isPending, error, refetch } = useMisTemas(asks);
  const places = data.filter((row) => row.id_tema === id);
  const place = places.find((row) => !row.aprobado) ?? places[0];
  const ocurrencia = asks ? place && ocurrenciaOfRow(place) : named;
  return { ocurrencia, isPending: asks && isPending, error, refetch };
}

/** Returns the learner's row of the topic to approve before `tema`; undefined unless `tema` is locked. */
export function useRequisito(tema: TemaDetalle): TemaAlumno | undefined {
  const { data = [] } = useMisTemas(tema.bloqueado);
  return data.find((row) => row.id_planestudio === tema.id_planestudio && row.id_tema === tema.id_requisito);
}
