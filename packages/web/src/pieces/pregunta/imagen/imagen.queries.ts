import { archivoApi } from '@portal/contract/archivo';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';

const keyOf = (id_archivo: number | undefined) => ['archivo', id_archivo, 'imagen'];

/** Fetches the address of a picture of a question for its editor. */
export const useImagen = (id_archivo: number | undefined) =>
  useQuery({
    queryKey: keyOf(id_archivo),
    queryFn: ({ signal }) => call(archivoApi.imagenSel, { params: { id: id_archivo ?? 0 } }, { signal }),
    enabled: id_archivo !== undefined,
    staleTime: Infinity,
  });

/** Fetches the addresses of several pictures, by their files. */
export const useImagenes = (ids: readonly number[]): ReadonlyMap<number, string> =>
  new Map(
    useQueries({
      queries: ids.map((id) => ({
        queryKey: keyOf(id),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(archivoApi.imagenSel, { params: { id } }, { signal }),
        staleTime: Infinity,
      })),
    }).flatMap(({ data }) => (data ? [[data.id_archivo, data.url] as const] : [])),
  );

/** Stores a picture; its address is known from then on. */
export function useSubirImagen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Uint8Array<ArrayBuffer>) => call(archivoApi.imagenIns, { body }),
    onSuccess: ({ id_archivo, url }) => void queries.setQueryData(keyOf(id_archivo), { id_archivo, url }),
  });
}
