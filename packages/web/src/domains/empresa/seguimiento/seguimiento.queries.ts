import type { ListInput } from '@portal/contract/core';
import { empresaSeguimientoLista, empresaTotalLista, reporteApi } from '@portal/contract/reporte';
import { callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';

/** Fetches one page of the follow-up of companies and cost centres. */
export const useSeguimiento = (query: ListInput) =>
  usePage([...keysOf('empresa').all, 'seguimiento', query], (signal) =>
    callPage(reporteApi.empresa, { query: empresaSeguimientoLista.query.parse(query) }, { signal }),
  );

/** Downloads it. */
export const downloadSeguimiento: ListDownload = (query, options) =>
  download(reporteApi.empresa, { query: empresaSeguimientoLista.query.parse(query) }, options);

/** Fetches one page of the companies with their figures. */
export const useTotales = (query: ListInput) =>
  usePage([...keysOf('empresa').all, 'totales', query], (signal) =>
    callPage(reporteApi.empresaTotal, { query: empresaTotalLista.query.parse(query) }, { signal }),
  );

/** Downloads them. */
export const downloadTotales: ListDownload = (query, options) =>
  download(reporteApi.empresaTotal, { query: empresaTotalLista.query.parse(query) }, options);
