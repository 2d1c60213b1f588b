import type { ListInput } from '@portal/contract/core';
import { entregaLista, webhookApi, webhookMaestro } from '@portal/contract/webhook';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

/** Webhooks, as a master (P156). */
export const webhooks = masterQueries(webhookMaestro, {
  keys: keysOf('webhook'),
  invalidates: [keysOf('entrega').all],
  children: noChildren,
});

/** Makes the secret of a webhook; it is never sent again. */
export const useSecreto = () =>
  useMutation({
    mutationFn: (id_webhook: number) => call(webhookApi.secreto, { body: { id_webhook } }),
    onSuccess: useInvalidate([keysOf('webhook').all]),
  });

const useChanged = () => useInvalidate([keysOf('webhook').all, keysOf('entrega').all]);

/** Sends a test event to a webhook. */
export const useProbar = () =>
  useMutation({ mutationFn: (id_webhook: number) => call(webhookApi.probar, { body: { id_webhook } }), onSuccess: useChanged() });

/** Milliseconds between two looks for the answer to a test. */
const LOOK_MS = 1000;

/** Fetches a test event again and again until an attempt was made. */
export const usePrueba = (id: number | undefined) =>
  useQuery({
    queryKey: keysOf('entrega').one(id ?? 0),
    queryFn: ({ signal }) => call(webhookApi.entrega, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.intentos || state.error ? false : LOOK_MS),
  });

/** Sends the failed events of a webhook since a day again. */
export const useReenviarFallidos = () =>
  useMutation({
    mutationFn: (body: { readonly id_webhook: number; readonly desde: string }) => call(webhookApi.reenviarFallidos, { body }),
    onSuccess: useChanged(),
  });

/** Sends one event again. */
export const useReenviarEntrega = () =>
  useMutation({ mutationFn: (id: number) => call(webhookApi.reenviar, { params: { id } }), onSettled: useChanged() });

const requestOf = (query: ListInput) => ({ query: entregaLista.query.parse(query) });

/** Fetches one page of what was sent; always stale, because a job sends in the background. */
export const useEntregas = (query: ListInput) =>
  usePage(keysOf('entrega').list(query), (signal) => callPage(webhookApi.entregas, requestOf(query), { signal }), { staleTime: 0 });

/** Downloads the events that match as a file. */
export const downloadEntregas: ListDownload = (query, options) => download(webhookApi.entregas, requestOf(query), options);

/** Fetches an event with its body. */
export const useEntrega = (id: number) =>
  useQuery({ queryKey: keysOf('entrega').one(id), queryFn: ({ signal }) => call(webhookApi.entrega, { params: { id } }, { signal }) });
