import { archivoApi } from '@portal/contract/archivo';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Stores a picture; its address is known from then on. */
export function useSubirImagen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Uint8Array<ArrayBuffer>) => call(archivoApi.imagenIns, { body }),
    onSuccess: ({ id_archivo, url }) => void queries.setQueryData(keyOf(id_archivo), { id_archivo, url }),
  });
}
