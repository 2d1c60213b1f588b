import type { RequestOf } from '@portal/contract/core';
import { FUERA_HEADER, preguntaApi } from '@portal/contract/pregunta';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../core/client/client.ts';
import { saveFile } from '../../core/client/save-file.ts';

const ENDINGS = { 'text/plain': 'txt', 'application/xml': 'xml', 'application/zip': 'zip' } as const;

/** Saves the questions of a list in a format of other programs; returns how many the format cannot hold. */
export const useBancoDownload = () =>
  useMutation({
    mutationFn: async (query: RequestOf<typeof preguntaApi.exportar>['query']) => {
      const response = await send(preguntaApi.exportar, { query }, {});
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      const ending = Object.entries(ENDINGS).find(([known]) => known === type)?.[1] ?? 'txt';
      saveFile(await response.blob(), `preguntas-${query.formato}.${ending}`);
      return Number(response.headers.get(FUERA_HEADER) ?? 0);
    },
  });
