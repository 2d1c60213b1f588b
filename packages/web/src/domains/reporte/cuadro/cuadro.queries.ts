import { api, cuadroLista, type ListInput, type ResponseOf } from '@portal/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import { saveFile } from '../../../core/client/save-file.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const { reporte } = api;
const CUADROS = [...keysOf('reporte').all, 'cuadros'];
const parsed = (query: ListInput) => cuadroLista.query.parse(query);

/** Fetches one page of the cuadros. */
export const useCuadros = (query: ListInput) =>
  usePage([...CUADROS, query], (signal) => callPage(reporte.cuadros, { query: parsed(query) }, { signal }));

/** Downloads their list. */
export const downloadCuadros: ListDownload = (query, options) => download(reporte.cuadros, { query: parsed(query) }, options);

/** Head of a cuadro. */
export type CuadroLeido = ResponseOf<typeof reporte.cuadro>;

/** Fetches the head of a cuadro; it never changes. */
export const useCuadro = (id: number) =>
  useQuery({
    queryKey: [...CUADROS, 'uno', id],
    queryFn: ({ signal }) => call(reporte.cuadro, { params: { id } }, { signal }),
    staleTime: Infinity,
  });

/** Fetches one page of the rows of a cuadro. */
export const useFilas = (id_cuadro: number, { formato: _formato, columnas: _columnas, ...query }: ListInput) =>
  usePage<Record<string, unknown>>(
    [...CUADROS, 'filas', id_cuadro, query],
    async (signal) => {
      const { filas, total } = await call(reporte.cuadroFilas, { body: { id_cuadro, ...query } }, { signal });
      return { rows: filas, total };
    },
    { staleTime: Infinity },
  );

/** Downloads the rows of a cuadro under a name. */
export const useArchivo = () =>
  useMutation({
    mutationFn: async ({ id, name }: { readonly id: number; readonly name: string }) => {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      saveFile(await download(reporte.cuadroArchivo, { params: { id } }, options), name);
    },
  });

/** Computes the hash of a cuadro again. */
export const useVerificar = () =>
  useMutation({ mutationFn: (id_cuadro: number) => call(reporte.verificarCuadro, { body: { id_cuadro } }) });

/** Freezes the reports of today. */
export const useCongelar = () => useMutation({ mutationFn: () => call(reporte.congelar, {}), onSuccess: useInvalidate([CUADROS]) });
