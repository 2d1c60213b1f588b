import { api, type EventoPantalla, type ListInput, logLista } from '@portal/contract';
import { useEffect } from 'react';
import { ApiError } from '../../core/client/api-error.ts';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { type Delivery, submit } from '../../core/offline/offline.ts';
import { keys } from '../../core/query-keys.ts';
import { currentSession } from '../../core/session/session.ts';

const requestOf = (query: ListInput) => ({ query: logLista.query.parse(query) });

/** Fetches one page of the activity log; always stale, because everybody writes it. */
export const useEvents = (query: ListInput) =>
  usePage(keys.log.list(query), (signal) => callPage(api.log.sellst, requestOf(query), { signal }), { staleTime: 0 });

/** Downloads the entries that match as a file. */
export const downloadEvents: ListDownload = (query, options) => download(api.log.sellst, requestOf(query), options);

/** Writes an action on a screen to the activity log (P86), by the outbox. */
export function logScreenEvent(tipo: EventoPantalla, detalle: string): void {
  const { user } = currentSession();
  if (!user) return;
  void submit(user.id, { id: crypto.randomUUID(), kind: 'evento', body: { tipo, detalle } }).catch(() => undefined);
}

/** Sends a screen event with its moment; one that the server refuses, such as one too many, is dropped. */
export const deliverEvento: Delivery = async ({ body, moment }) => {
  const event = api.log.ins.body.parse({ ...(body as object), fecha: moment });
  return call(api.log.ins, { body: event }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.code === 'sin_conexion' || error.status >= 502)) throw error;
  });
};

/** Logs a screen event after the first render, and again when `tipo` or `detalle` changes. */
export function useScreenEvent(tipo: EventoPantalla, detalle = '', enabled = true): void {
  useEffect(() => {
    if (enabled) logScreenEvent(tipo, detalle);
  }, [tipo, detalle, enabled]);
}
