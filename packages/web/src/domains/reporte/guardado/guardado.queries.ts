import type { CallOf, ListInput } from '@portal/contract/core';
import { envioLista, guardadoLista, reporteApi } from '@portal/contract/reporte';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';
const GUARDADOS = [...keysOf('reporte').all, 'guardados'];
const parsed = (query: ListInput) => guardadoLista.query.parse(query);

/** Stored data of a saved report. */
export type DatosGuardado = CallOf<typeof reporteApi.guardar>['body'];

/** Fetches one page of the saved reports. */
export const useGuardados = (query: ListInput) =>
  usePage([...GUARDADOS, 'lista', query], (signal) => callPage(reporteApi.guardados, { query: parsed(query) }, { signal }));

/** Downloads them. */
export const downloadGuardados: ListDownload = (query, options) => download(reporteApi.guardados, { query: parsed(query) }, options);

/** Fetches one saved report. */
export const useGuardado = (id: number) =>
  useQuery({
    queryKey: [...GUARDADOS, 'uno', id],
    queryFn: ({ signal }) => call(reporteApi.guardado, { params: { id } }, { signal }),
  });

/** Fetches the administrators to whom a report may be sent. */
export const useDestinatarios = () =>
  useQuery({ queryKey: [...GUARDADOS, 'destinatarios'], queryFn: ({ signal }) => call(reporteApi.destinatarios, {}, { signal }) });

/** Simulates to whom a report would be sent today. */
export const useSimulado = ({ filtros, destinatarios, a_direccion }: Pick<DatosGuardado, 'filtros' | 'destinatarios' | 'a_direccion'>) =>
  useQuery({
    queryKey: [...GUARDADOS, 'simulado', filtros, destinatarios, a_direccion],
    queryFn: ({ signal }) => call(reporteApi.simularEnvio, { body: { filtros, destinatarios, a_direccion } }, { signal }),
    placeholderData: (previous) => previous,
  });

const parsedEnvios = (query: ListInput) => envioLista.query.parse(query);

/** Fetches one page of the sendings of a report. */
export const useEnvios = (id: number, query: ListInput) =>
  usePage([...GUARDADOS, 'envios', id, query], (signal) =>
    callPage(reporteApi.enviosGuardado, { params: { id }, query: parsedEnvios(query) }, { signal }),
  );

/** Downloads them. */
export const downloadEnvios =
  (id: number): ListDownload =>
  (query, options) =>
    download(reporteApi.enviosGuardado, { params: { id }, query: parsedEnvios(query) }, options);

/** Saves a report, a new one or a change of `id_reporte` in its `version`. */
export const useGuardar = (stored?: { readonly id_reporte: number; readonly version: number }) =>
  useMutation({
    mutationFn: (body: DatosGuardado): Promise<{ readonly message: string }> =>
      stored ? call(reporteApi.cambiarGuardado, { body: { ...body, ...stored } }) : call(reporteApi.guardar, { body }),
    onSuccess: useInvalidate([GUARDADOS]),
  });

/** Deletes a saved report. */
export const useBorrarGuardado = () =>
  useMutation({
    mutationFn: (id: number) => call(reporteApi.borrarGuardado, { params: { id } }),
    onSettled: useInvalidate([GUARDADOS]),
  });

/** Mails a saved report to the caller. */
export const useEnviarGuardado = () =>
  useMutation({
    mutationFn: (id_reporte: number) => call(reporteApi.enviarGuardado, { body: { id_reporte } }),
    onSuccess: useInvalidate([keysOf('email').all]),
  });
