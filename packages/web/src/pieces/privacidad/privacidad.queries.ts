import { privacidadApi } from '@portal/contract/privacidad';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { saveFile } from '../../core/client/save-file.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

/** Downloads everything that the portal holds about a person (P162). */
export const useExportar = () =>
  useMutation({
    mutationFn: async (id: number) => {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      saveFile(await download(privacidadApi.exportar, { params: { id } }, options), `datos-${id}.zip`);
    },
  });

/** Fetches what an erasure of a person takes, and what stays. */
export const useConsecuencias = (id: number) =>
  useQuery({
    queryKey: [...keysOf('usuario').all, 'supresion', id],
    queryFn: ({ signal }) => call(privacidadApi.consecuencias, { params: { id } }, { signal }),
  });

/** Erases a person's data (P164). */
export const useSuprimir = () =>
  useMutation({
    mutationFn: (id_usuario: number) => call(privacidadApi.suprimir, { body: { id_usuario } }),
    onSuccess: useInvalidate([keysOf('usuario').all]),
  });
