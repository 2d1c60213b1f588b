import { asignacionApi } from '@portal/contract/asignacion';
import type { ListInput, Selection } from '@portal/contract/core';
import { asignableLista, usuarioApi } from '@portal/contract/usuario';
import type { Simulate } from '../simulacion/simulacion.queries.ts';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';

/** Fetches one page of the people to whom plans may be assigned. */
export const useAsignables = (query: ListInput) =>
  usePage([...keysOf('usuario').lists, 'asignables', query], (signal) =>
    callPage(usuarioApi.asignables, { query: asignableLista.query.parse(query) }, { signal }),
  );

/** Downloads them. */
export const downloadAsignables: ListDownload = (query, options) =>
  download(usuarioApi.asignables, { query: asignableLista.query.parse(query) }, options);

/** Simulates the assignment of plans to people. */
export const simulateUsuarios =
  (planes: Iterable<number>, seleccion: Selection): Simulate =>
  (avisar, options) =>
    call(asignacionApi.simular, { body: asignacionApi.simular.body.parse({ planes: [...planes], seleccion, avisar }) }, options);
