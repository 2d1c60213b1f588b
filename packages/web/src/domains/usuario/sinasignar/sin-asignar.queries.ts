import { api, type ListInput, sinAsignarLista } from '@portal/contract';
import { callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keys } from '../../../core/query-keys.ts';

/** Fetches one page of the active learners without a plan in force. */
export const useSinAsignar = (query: ListInput) =>
  usePage([...keys.usuario.lists, 'sin-asignar', query], (signal) =>
    callPage(api.usuario.sinAsignar, { query: sinAsignarLista.query.parse(query) }, { signal }),
  );

/** Downloads them. */
export const downloadSinAsignar: ListDownload = (query, options) =>
  download(api.usuario.sinAsignar, { query: sinAsignarLista.query.parse(query) }, options);
