import type { ListInput, ResponseOf } from '@portal/contract/core';
import { comparacionLista, cuadroLista, reporteApi } from '@portal/contract/reporte';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import { saveFile } from '../../../core/client/save-file.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';
const CUADROS = [...keysOf('reporte').all, 'cuadros'];
const parsed = (query: ListInput) => cuadroLista.query.parse(query);

/** Fetches one page of the cuadros. */
export const useCuadros = (query: ListInput) =>
  usePage([...CUADROS, query], (signal) => callPage(reporteApi.cuadros, { query: parsed(query) }, { signal }));

/** Downloads their list. */
export const downloadCuadros: ListDownload = (query, options) => download(reporteApi.cuadros, { query: parsed(query) }, options);

/** Head of a cuadro. */
export type CuadroLeido = ResponseOf<typeof reporteApi.cuadro>;

/** Fetches the head of a cuadro; it never changes. */
export const useCuadro = (id: number | undefined) =>
  useQuery({
    queryKey: [...CUADROS, 'uno', id],
    queryFn: ({ signal }) => call(reporteApi.cuadro, { params: { id: id! } }, { signal }),
    enabled: id !== undefined,
    staleTime: Infinity,
  });

/** Fetches one page of the rows of a cuadro. */
export const useFilas = (id_cuadro: number, { formato: _formato, columnas: _columnas, ...query }: ListInput) =>
  usePage<Record<string, unknown>>(
    [...CUADROS, 'filas', id_cuadro, query],
    async (signal) => {
      const { filas, total } = await call(reporteApi.cuadroFilas, { body: { id_cuadro, ...query } }, { signal });
      return { rows: filas, total };
    },
    { staleTime: Infinity },
  );

const parsedComparacion = (query: ListInput) => comparacionLista.query.parse(query);

/** Two cuadros of one report. */
export interface Comparados {
  readonly antes: number;
  readonly ahora: number;
}

/** Fetches one page of the figures of two cuadros; they never change. */
export const useComparacion = (params: Comparados, query: ListInput) =>
  usePage(
    [...CUADROS, 'comparacion', params, query],
    (signal) => callPage(reporteApi.compararCuadros, { params, query: parsedComparacion(query) }, { signal }),
    { staleTime: Infinity },
  );

/** Downloads them. */
export const downloadComparacion =
  (params: Comparados): ListDownload =>
  (query, options) =>
    download(reporteApi.compararCuadros, { params, query: parsedComparacion(query) }, options);

/** Downloads the rows of a cuadro under a name. */
export const useArchivo = () =>
  useMutation({
    mutationFn: async ({ id, name }: { readonly id: number; readonly name: string }) => {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      saveFile(await download(reporteApi.cuadroArchivo, { params: { id } }, options), name);
    },
  });

/** Computes the hash of a cuadro again. */
export const useVerificar = () =>
  useMutation({ mutationFn: (id_cuadro: number) => call(reporteApi.verificarCuadro, { body: { id_cuadro } }) });

/** Freezes the reports of today. */
export const useCongelar = () => useMutation({ mutationFn: () => call(reporteApi.congelar, {}), onSuccess: useInvalidate([CUADROS]) });
