import { api, empresaSeguimientoLista, empresaTotalLista, type ListInput } from '@portal/contract';
import { callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';

/** Fetches one page of the follow-up of companies and cost centres. */
export const useSeguimiento = (query: ListInput) =>
  usePage([...keysOf('empresa').all, 'seguimiento', query], (signal) =>
    callPage(api.reporte.empresa, { query: empresaSeguimientoLista.query.parse(query) }, { signal }),
  );

/** Downloads it. */
export const downloadSeguimiento: ListDownload = (query, options) =>
  download(api.reporte.empresa, { query: empresaSeguimientoLista.query.parse(query) }, options);

/** Fetches one page of the companies with their figures. */
export const useTotales = (query: ListInput) =>
  usePage([...keysOf('empresa').all, 'totales', query], (signal) =>
    callPage(api.reporte.empresaTotal, { query: empresaTotalLista.query.parse(query) }, { signal }),
  );

/** Downloads them. */
export const downloadTotales: ListDownload = (query, options) =>
  download(api.reporte.empresaTotal, { query: empresaTotalLista.query.parse(query) }, options);
