import type { CallOf, ListInput } from '@portal/contract/core';
import { type RecalificacionFicha, recalificacionApi, recalificacionFilas, recalificacionLista } from '@portal/contract/recalificacion';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const KEYS = keysOf('recalificacion');
/** Interval at which the progress of a running correction is read. */
const EVERY_MS = 1500;

/** Data that a correction changes. */
const CHANGED = (['pregunta', 'tema', 'evaluacion', 'avance', 'tablero', 'certificado'] as const).map((domain) => keysOf(domain).all);

/** Correction to show. */
export type Pedida = CallOf<typeof recalificacionApi.simular>['body'];

/** Shows, confirms and takes back corrections; each answer is the correction as it is then. */
export function useRecalificar() {
  const queries = useQueryClient();
  const onSuccess = (ficha: RecalificacionFicha) => queries.setQueryData(KEYS.one(ficha.id_recalificacion), ficha);
  const onSettled = useInvalidate([KEYS.lists, ...CHANGED]);
  return {
    simular: useMutation({ mutationFn: (body: Pedida) => call(recalificacionApi.simular, { body }), onSuccess }),
    confirmar: useMutation({
      mutationFn: (body: CallOf<typeof recalificacionApi.confirmar>['body']) => call(recalificacionApi.confirmar, { body }),
      onSuccess,
      onSettled,
    }),
    deshacer: useMutation({
      mutationFn: (body: CallOf<typeof recalificacionApi.deshacer>['body']) => call(recalificacionApi.deshacer, { body }),
      onSuccess,
      onSettled,
    }),
  };
}

/** Returns whether portions of a correction are left. */
export const isRunning = ({ estado }: Pick<RecalificacionFicha, 'estado'>): boolean =>
  estado === 'simulando' || estado === 'pendiente' || estado === 'deshaciendo';

/** Fetches a correction, again and again while it runs; what it changes follows when it ends. */
export function useRecalificacion(id: number) {
  const query = useQuery({
    queryKey: KEYS.one(id),
    queryFn: ({ signal }) => call(recalificacionApi.sel, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? EVERY_MS : false),
  });
  const invalidate = useInvalidate([KEYS.lists, ...CHANGED]);
  const estado = query.data?.estado;
  // The function is another one with each rendering; only the end matters.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => invalidate(), [estado]);
  return query;
}

/** Fetches one page of the corrections. */
export const useRecalificaciones = (query: ListInput) =>
  usePage([...KEYS.lists, query], (signal) =>
    callPage(recalificacionApi.sellst, { query: recalificacionLista.query.parse(query) }, { signal }),
  );

/** Downloads the corrections. */
export const downloadRecalificaciones: ListDownload = (query, options) =>
  download(recalificacionApi.sellst, { query: recalificacionLista.query.parse(query) }, options);

/** Fetches one page of the attempts of a correction. */
export const useFilas = ({ id_recalificacion: id, estado, vistas, hechas }: RecalificacionFicha, query: ListInput) =>
  usePage([...KEYS.all, 'filas', id, estado, vistas, hechas, query], (signal) =>
    callPage(recalificacionApi.filas, { params: { id }, query: recalificacionFilas.query.parse(query) }, { signal }),
  );

/** Downloads the attempts of a correction. */
export const downloadFilas =
  (id: number): ListDownload =>
  (query, options) =>
    download(recalificacionApi.filas, { params: { id }, query: recalificacionFilas.query.parse(query) }, options);
