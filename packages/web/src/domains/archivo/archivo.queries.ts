import { api } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';

/** Turns a complete upload into a file of the portal; idempotent. */
export const keepUpload = (subida: string, nombre: string) => call(api.archivo.ins, { body: { subida, nombre } });

/** Fetches name, type, size and address of a stored file. */
export const useArchivo = (id: number) =>
  useQuery({
    queryKey: ['archivo', id],
    queryFn: ({ signal }) => call(api.archivo.sel, { params: { id } }, { signal }),
  });
