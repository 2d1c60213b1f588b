import { type CallOf, type ListInput, PAGE_MAX, type Selection } from '@portal/contract/core';
import { equipoApi, equipoLista } from '@portal/contract/equipo';
import { recordatorioApi } from '@portal/contract/recordatorio';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import { isSelected } from '../../core/list/selection.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { readToken, useUser } from '../../core/session/session.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';
import { verify } from '../../pieces/sesion/sesion.queries.ts';

/** Answers of a boss, as a request has them. */
export type Respuestas = CallOf<typeof equipoApi.responder>['body']['respuestas'];

const requestOf = (id: number, query: ListInput) => ({ params: { id }, query: equipoLista.query.parse(query) });

/** Fetches one page of the signed-in person's team, and its download. */
export function useEquipo(query: ListInput) {
  const { id } = useUser();
  const downloadEquipo: ListDownload = (all, options) => download(equipoApi.sellst, requestOf(id, all), options);
  const rows = usePage(keysOf('equipo').list({ ...query }), (signal) => callPage(equipoApi.sellst, requestOf(id, query), { signal }), {
    staleTime: 0,
  });
  return { rows, download: downloadEquipo };
}

/** Reads the rows of a selection again, without those that wait for no answer any more. */
export function useElegidas() {
  const { id } = useUser();
  return useMutation({
    mutationFn: async (selected: Selection) => {
      const { buscar, filtro } = 'todos' in selected ? selected.todos : {};
      const { rows } = await callPage(equipoApi.sellst, requestOf(id, { buscar, filtro, pagina: 1, tamano: PAGE_MAX }));
      return rows.filter(({ id_asignacion }) => isSelected(selected, id_asignacion));
    },
  });
}

/** Sends answers about the signed-in person's team, and reads again how many wait (P270). */
export function useResponder() {
  const invalidate = useInvalidate([keysOf('equipo').all]);
  return useMutation({
    mutationFn: (respuestas: Respuestas) => call(equipoApi.responder, { body: { respuestas } }),
    onSettled: () => {
      invalidate();
      const token = readToken();
      if (token) void verify(token).catch(() => undefined);
    },
  });
}

/** Sends the reminder of an assignment to its person (P269). */
export const useRecordar = () =>
  useMutation({
    mutationFn: (id_asignacion: number) => call(recordatorioApi.persona, { body: { id_asignacion } }),
    onSettled: useInvalidate([keysOf('equipo').all]),
  });

/** Reads the link of a digest, which stays usable. */
export const useEnlace = (token: string) =>
  useQuery({
    queryKey: [...keysOf('equipo').all, 'enlace', token],
    queryFn: ({ signal }) => call(equipoApi.enlace, { body: { token } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Answers a digest, once. */
export const useResponderEnlace = (token: string) =>
  useMutation({ mutationFn: (respuestas: Respuestas) => call(equipoApi.responderEnlace, { body: { token, respuestas } }) });
