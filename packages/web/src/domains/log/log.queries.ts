import type { ListInput } from '@portal/contract/core';
import { logApi, logLista } from '@portal/contract/log';
import { callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';

const requestOf = (query: ListInput) => ({ query: logLista.query.parse(query) });

/** Fetches one page of the activity log; always stale, because everybody writes it. */
export const useEvents = (query: ListInput) =>
  usePage(keysOf('log').list(query), (signal) => callPage(logApi.sellst, requestOf(query), { signal }), { staleTime: 0 });

/** Downloads the entries that match as a file. */
export const downloadEvents: ListDownload = (query, options) => download(logApi.sellst, requestOf(query), options);
