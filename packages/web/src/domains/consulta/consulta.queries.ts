import type { CallOf, ListInput } from '@portal/contract/core';
import { consultaApi, consultaLista } from '@portal/contract/consulta';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const KEYS = keysOf('consulta');

/** Fetches one page of the questions to the training area. */
export const useConsultas = (query: ListInput) =>
  usePage(KEYS.list(query), (signal) => callPage(consultaApi.sellst, { query: consultaLista.query.parse(query) }, { signal }), {
    staleTime: 0,
  });

/** Downloads the list. */
export const downloadConsultas: ListDownload = (query, options) =>
  download(consultaApi.sellst, { query: consultaLista.query.parse(query) }, options);

/** Fetches one question with what its person saw. */
export const useConsulta = (id: number) =>
  useQuery({
    queryKey: KEYS.one(id),
    queryFn: ({ signal }) => call(consultaApi.sel, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Answers, closes or reopens a question. A refusal for another version reads it again too. */
export const useActo = () =>
  useMutation({
    mutationFn: (body: CallOf<typeof consultaApi.upd>['body']) => call(consultaApi.upd, { body }),
    onSettled: useInvalidate([KEYS.all, keysOf('tablero').all]),
  });
