import { api, type EventoPantalla, type ListInput, logLista } from '@portal/contract';
import { useEffect } from 'react';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keys } from '../../core/query-keys.ts';

const requestOf = (query: ListInput) => ({ query: logLista.query.parse(query) });

/** Fetches one page of the activity log; always stale, because everybody writes it. */
export const useEvents = (query: ListInput) =>
  usePage(keys.log.list(query), (signal) => callPage(api.log.sellst, requestOf(query), { signal }), { staleTime: 0 });

/** Downloads the entries that match as a file. */
export const downloadEvents: ListDownload = (query, options) => download(api.log.sellst, requestOf(query), options);

/** Writes an action on a screen to the activity log (P86); ignores failures. */
export const logScreenEvent = (tipo: EventoPantalla, detalle: string): void =>
  void call(api.log.ins, { body: { tipo, detalle } }).catch(() => undefined);

/** Logs a screen event after the first render, and again when `tipo` or `detalle` changes. */
export function useScreenEvent(tipo: EventoPantalla, detalle = '', enabled = true): void {
  useEffect(() => {
    if (enabled) logScreenEvent(tipo, detalle);
  }, [tipo, detalle, enabled]);
}
