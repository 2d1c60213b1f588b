import { api } from '@portal/contract';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../core/client/download.ts';
import { saveFile } from '../../core/client/save-file.ts';

const { privacidad } = api;

/** Downloads everything that the portal holds about a person (P162). */
export const useExportar = () =>
  useMutation({
    mutationFn: async (id: number) => {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      saveFile(await download(privacidad.exportar, { params: { id } }, options), `datos-${id}.zip`);
    },
  });
