import { archivoApi } from '@portal/contract/archivo';
import { useQuery } from '@tanstack/react-query';
import { blockedReferences } from './blocked-references.ts';
import { call } from '../../core/client/client.ts';
import { fetchFile } from '../../core/client/file.ts';

/** Turns a complete upload into a file of the portal; idempotent. */
export const keepUpload = (subida: string, nombre: string) => call(archivoApi.ins, { body: { subida, nombre } });

/** Fetches name, type, size and address of a stored file. */
export const useArchivo = (id: number) =>
  useQuery({
    queryKey: ['archivo', id],
    queryFn: ({ signal }) => call(archivoApi.sel, { params: { id } }, { signal }),
  });

/** Reads a stored page for what its lesson will not show; the bytes of a file never change. */
export const useBlocked = (id: number, url: string, enabled: boolean) =>
  useQuery({
    queryKey: ['archivo', id, 'bloqueado'],
    queryFn: async ({ signal }) => blockedReferences(await (await fetchFile(url, { signal })).text()),
    staleTime: Infinity,
    enabled,
  });
