import { type CallOf, type ListInput, PAGE_MAX, type Selection } from '@portal/contract/core';
import { atrasadosLista, equipoApi, type EquipoFila, equipoLista } from '@portal/contract/equipo';
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

const requestOfAtrasados = (id: number, query: ListInput) => ({ params: { id }, query: atrasadosLista.query.parse(query) });

/** Fetches one page of the same people, each once, and its download. */
export function useAtrasados(query: ListInput) {
  const { id } = useUser();
  const downloadAtrasados: ListDownload = (all, options) => download(equipoApi.atrasados, requestOfAtrasados(id, all), options);
  const key = [...keysOf('equipo').all, 'atrasados', query];
  const rows = usePage(key, (signal) => callPage(equipoApi.atrasados, requestOfAtrasados(id, query), { signal }), { staleTime: 0 });
  return { rows, download: downloadAtrasados };
}

/** Reads the delays of a selection again. */
type ReadElegidas = (id: number, selected: Selection) => Promise<readonly EquipoFila[]>;

const pageOf = (selected: Selection): ListInput => {
  const { buscar, filtro } = 'todos' in selected ? selected.todos : {};
  return { buscar, filtro, pagina: 1, tamano: PAGE_MAX };
};

/** Reads selected delays. */
export const readAtrasos: ReadElegidas = async (id, selected) => {
  const { rows } = await callPage(equipoApi.sellst, requestOf(id, pageOf(selected)));
  return rows.filter(({ id_asignacion }) => isSelected(selected, id_asignacion));
};

/** Reads every delay of selected people. */
export const readAtrasados: ReadElegidas = async (id, selected) => {
  const { rows } = await callPage(equipoApi.atrasados, requestOfAtrasados(id, pageOf(selected)));
  return rows.filter(({ id_usuario }) => isSelected(selected, id_usuario)).flatMap(({ planes }) => planes);
};

/** Reads the rows of a selection again, without those that wait for no answer any more. */
export function useElegidas(read: ReadElegidas) {
  const { id } = useUser();
  return useMutation({ mutationFn: (selected: Selection) => read(id, selected) });
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
