import { api, cuadroLista, type ListInput } from '@portal/contract';
import { useMutation } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import { saveFile } from '../../../core/client/save-file.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keys } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const { reporte } = api;
const CUADROS = [...keys.reporte.all, 'cuadros'];
const parsed = (query: ListInput) => cuadroLista.query.parse(query);

/** Fetches one page of the pictures. */
export const useCuadros = (query: ListInput) =>
  usePage([...CUADROS, query], (signal) => callPage(reporte.cuadros, { query: parsed(query) }, { signal }));

/** Downloads their list. */
export const downloadCuadros: ListDownload = (query, options) => download(reporte.cuadros, { query: parsed(query) }, options);

/** Downloads the rows of a picture under a name. */
export const useArchivo = () =>
  useMutation({
    mutationFn: async ({ id, name }: { readonly id: number; readonly name: string }) => {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      saveFile(await download(reporte.cuadroArchivo, { params: { id } }, options), name);
    },
  });

/** Computes the hash of a picture anew. */
export const useVerificar = () =>
  useMutation({ mutationFn: (id_cuadro: number) => call(reporte.verificarCuadro, { body: { id_cuadro } }) });

/** Freezes the reports of today. */
export const useCongelar = () => useMutation({ mutationFn: () => call(reporte.congelar, {}), onSuccess: useInvalidate([CUADROS]) });
