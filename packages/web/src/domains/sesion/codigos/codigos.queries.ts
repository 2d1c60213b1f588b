import type { ListInput, Selection } from '@portal/contract/core';
import { codigoLista, sesionApi } from '@portal/contract/sesion';
import { useMutation } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

/** Fetches one page of the people who may get a code. */
export const useTitulares = (query: ListInput) =>
  usePage([...keysOf('usuario').lists, 'codigos', query], (signal) =>
    callPage(sesionApi.sellstCodigos, { query: codigoLista.query.parse(query) }, { signal }),
  );

/** Creates codes for the selected people; the response alone has them. Invalidates the list, also after a refusal. */
export const useCodigos = () =>
  useMutation({
    mutationFn: (selection: Selection) => call(sesionApi.codigos, { body: sesionApi.codigos.body.parse(selection) }),
    onSettled: useInvalidate([keysOf('usuario').lists]),
    gcTime: 0,
  });
