import type { ListInput } from '@portal/contract/core';
import { preguntaApi, saludLista } from '@portal/contract/pregunta';
import { useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';

const KEY = [...keysOf('pregunta').all, 'salud'];

/** Fetches one page of the answered questions with their figures. */
export const useSalud = (query: ListInput) =>
  usePage([...KEY, query], (signal) => callPage(preguntaApi.salud, { query: saludLista.query.parse(query) }, { signal }), { staleTime: 0 });

/** Downloads the list. */
export const downloadSalud: ListDownload = (query, options) =>
  download(preguntaApi.salud, { query: saludLista.query.parse(query) }, options);

/** Fetches the figures of each answered version of a question, the newest first. */
export const useSaludDe = (id: number) =>
  useQuery({
    queryKey: [...KEY, 'ficha', id],
    queryFn: ({ signal }) => call(preguntaApi.saludDe, { params: { id } }, { signal }),
    staleTime: 0,
  });
