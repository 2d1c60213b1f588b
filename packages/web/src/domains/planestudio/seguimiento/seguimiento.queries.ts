import type { ListInput } from '@portal/contract/core';
import { planestudioApi, progresoLista, seguimientoLista } from '@portal/contract/planestudio';
import { callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';

/** Fetches one page of the plans by company. */
export const useSeguimiento = (query: ListInput) =>
  usePage([...keysOf('planestudio').all, 'seguimiento', query], (signal) =>
    callPage(planestudioApi.seguimiento, { query: seguimientoLista.query.parse(query) }, { signal }),
  );

/** Downloads them. */
export const downloadSeguimiento: ListDownload = (query, options) =>
  download(planestudioApi.seguimiento, { query: seguimientoLista.query.parse(query) }, options);

/** Fetches one page of the topics of the assigned people. */
export const useProgreso = (query: ListInput) =>
  usePage([...keysOf('planestudio').all, 'progreso', query], (signal) =>
    callPage(planestudioApi.progreso, { query: progresoLista.query.parse(query) }, { signal }),
  );

/** Downloads them. */
export const downloadProgreso: ListDownload = (query, options) =>
  download(planestudioApi.progreso, { query: progresoLista.query.parse(query) }, options);
