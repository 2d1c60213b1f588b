import { asignacionApi, simulacionLista, type Simulado } from '@portal/contract/asignacion';
import type { ListInput, ResponseOf } from '@portal/contract/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const SIMULACION = [...keysOf('asignacion').all, 'simulacion'];

/** Makes a simulation; `avisar`: each person who gets a plan receives a mail. */
export type Simulate = (avisar: boolean, options: { readonly signal: AbortSignal }) => Promise<Simulado>;

/** Answer of an application. */
export type Aplicado = ResponseOf<typeof asignacionApi.aplicar>;

/**
 * Makes a simulation for the mounted component, and another one when the choice of mail changes; shows the previous one meanwhile. Never refetches
 * by itself, so that what is shown is what is applied.
 */
export function useSimulado(simulate: Simulate, avisar: boolean) {
  const own = useId();
  return useQuery({
    queryKey: [...SIMULACION, own, avisar],
    queryFn: ({ signal }) => simulate(avisar, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** Fetches one page of the pairs of a simulation. */
export const useSimuladas = (id: number, query: ListInput) =>
  usePage(
    [...SIMULACION, 'filas', id, query],
    (signal) => callPage(asignacionApi.simulacionFilas, { params: { id }, query: simulacionLista.query.parse(query) }, { signal }),
    { staleTime: Infinity },
  );

/** Downloads the pairs of a simulation. */
export const downloadSimuladas =
  (id: number): ListDownload =>
  (query, options) =>
    download(asignacionApi.simulacionFilas, { params: { id }, query: simulacionLista.query.parse(query) }, options);

/** Assigns what a simulation showed; repeating it answers the same counts. */
export const useAplicar = () =>
  useMutation({
    mutationFn: (id_simulacion: number) => call(asignacionApi.aplicar, { body: { id_simulacion } }),
    onSuccess: useInvalidate([
      keysOf('asignacion').lists,
      keysOf('usuario').all,
      keysOf('planestudio').all,
      keysOf('tablero').all,
      keysOf('avance').all,
      keysOf('email').all,
    ]),
  });
