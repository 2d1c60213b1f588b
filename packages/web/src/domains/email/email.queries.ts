import type { ListInput, Selection } from '@portal/contract/core';
import { correoLista, emailApi } from '@portal/contract/email';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const requestOf = (query: ListInput) => ({ query: correoLista.query.parse(query) });

/** Fetches one page of the outbox; always stale, because a job sends messages in the background. */
export const useCorreos = (query: ListInput) =>
  usePage(keysOf('email').list(query), (signal) => callPage(emailApi.sellst, requestOf(query), { signal }), { staleTime: 0 });

/** Downloads the messages that match as a file. */
export const downloadCorreos: ListDownload = (query, options) => download(emailApi.sellst, requestOf(query), options);

/** Fetches the number of messages by state, and whether a mail server is configured. */
export const useResumen = () =>
  useQuery({
    queryKey: [...keysOf('email').all, 'resumen'],
    queryFn: ({ signal }) => call(emailApi.resumen, {}, { signal }),
    staleTime: 0,
  });

/** Fetches a message with its text; the server logs the reading. */
export const useCorreo = (id: number) =>
  useQuery({ queryKey: keysOf('email').one(id), queryFn: ({ signal }) => call(emailApi.sel, { params: { id } }, { signal }) });

/** Queues a message again by id and invalidates the outbox (P42). */
export const useReenviar = () =>
  useMutation({
    mutationFn: (id: number) => call(emailApi.reenviar, { params: { id } }),
    onSettled: useInvalidate([keysOf('email').all]),
  });

/** Selected messages. */
type Elegidos = { readonly seleccion: Selection };

/** Releases held messages that still have content. */
export const useLiberar = () =>
  useMutation({
    mutationFn: (elegidos: Elegidos) => call(emailApi.liberar, { body: emailApi.liberar.body.parse(elegidos) }),
    onSettled: useInvalidate([keysOf('email').all, keysOf('tablero').all]),
  });

/** Discards messages that were not sent, with a reason. */
export const useDescartar = () =>
  useMutation({
    mutationFn: (elegidos: Elegidos & { readonly motivo: string }) =>
      call(emailApi.descartar, { body: emailApi.descartar.body.parse(elegidos) }),
    onSettled: useInvalidate([keysOf('email').all, keysOf('tablero').all]),
  });

/** Notes that a message came back. */
export const useRebote = () =>
  useMutation({
    mutationFn: (body: { readonly id_correo: number; readonly motivo: string }) => call(emailApi.rebote, { body }),
    onSettled: useInvalidate([keysOf('email').all, keysOf('usuario').all]),
  });
