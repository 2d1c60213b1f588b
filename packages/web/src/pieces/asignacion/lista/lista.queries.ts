import { asignacionApi, asignacionLista, seleccionAsignaciones } from '@portal/contract/asignacion';
import type { ListInput, RequestOf, Selection } from '@portal/contract/core';
import { emailApi } from '@portal/contract/email';
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { Filtros } from './filtros.ts';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { Matching } from '../../../core/list/list-state.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';
const parsed = (query: ListInput) => asignacionLista.query.parse(query);

/** Days and companies as the path of the report has them; 0 means all. */
const rangeOf = ({ fecha_desde, fecha_hasta }: Filtros) => ({ from: fecha_desde ?? '0', to: fecha_hasta ?? '0' });

/** Reads one page of the assignments of some companies and days, open and closed. */
const readReporte = (filtros: Filtros, query: ListInput, signal: AbortSignal) => {
  const { id_empresa = '', codigo } = filtros;
  const request = { query: parsed(query) };
  const companies = id_empresa || '0';
  return codigo
    ? callPage(
        asignacionApi.reporteCodigo,
        { ...request, params: { companyIds: companies, ...rangeOf(filtros), userCode: codigo } },
        { signal },
      )
    : callPage(asignacionApi.reporte, { ...request, params: { companies, ...rangeOf(filtros) } }, { signal });
};

/** Fetches that page. */
export const useReporteAsignaciones = (filtros: Filtros, query: ListInput) =>
  usePage([...keysOf('asignacion').lists, 'reporte', filtros, query], (signal) => readReporte(filtros, query, signal));

/** Counts those assignments; undefined without filters, and until it is known. */
export const useCuentaDeReporte = (filtros: Filtros | undefined, matching: Matching): number | undefined =>
  useQuery({
    queryKey: [...keysOf('asignacion').lists, 'cuenta', filtros, matching],
    queryFn: ({ signal }) => readReporte(filtros ?? {}, { ...matching, pagina: 1, tamano: 1 }, signal),
    enabled: filtros !== undefined,
  }).data?.total;

/** Downloads them. */
export const downloadReporte =
  (filtros: Filtros): ListDownload =>
  (query, options) => {
    const { id_empresa = '', codigo } = filtros;
    const request = { query: parsed(query) };
    const companies = id_empresa || '0';
    return codigo
      ? download(
          asignacionApi.reporteCodigo,
          { ...request, params: { companyIds: companies, ...rangeOf(filtros), userCode: codigo } },
          options,
        )
      : download(asignacionApi.reporte, { ...request, params: { companies, ...rangeOf(filtros) } }, options);
  };

/** Fetches one page of the open assignments that meet the filters. */
export const usePorEliminar = (filtros: Filtros, query: ListInput) =>
  usePage([...keysOf('asignacion').lists, 'por-eliminar', filtros, query], (signal) =>
    callPage(asignacionApi.porEliminar, { body: filtros, query: parsed(query) }, { signal }),
  );

/** Downloads them. */
export const downloadPorEliminar =
  (filtros: Filtros): ListDownload =>
  (query, options) =>
    download(asignacionApi.porEliminar, { body: filtros, query: parsed(query) }, options);

/** Assignments to be closed: a selection of the list that the filters describe. */
export interface Elegidas {
  readonly seleccion: Selection;
  readonly filtros: Filtros;
}

/** Fetches the effect of a closing; never cached, because a decision follows. */
export const useCierrePrevisto = (elegidas: Elegidas) =>
  useQuery({
    queryKey: [...keysOf('asignacion').all, 'cierre-previsto', elegidas],
    queryFn: ({ signal }) => call(asignacionApi.eliminar, { query: { simular: 1 }, body: bodyOf(elegidas) }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });

const bodyOf = ({ seleccion, ...elegidas }: Elegidas & { readonly motivo?: string }) => ({
  seleccion: seleccionAsignaciones.parse(seleccion),
  ...elegidas,
});

/** Single assignments. */
const UNA = [...keysOf('asignacion').all, 'una'];

/** Data that changes with an assignment; without the effect of a closing, which its open dialog shows. */
const TOUCHED = [
  keysOf('asignacion').lists,
  UNA,
  keysOf('usuario').all,
  keysOf('planestudio').all,
  keysOf('tablero').all,
  keysOf('avance').all,
];

/** Closes them. Invalidates the lists, also after a refusal. */
export const useCerrar = () =>
  useMutation({
    mutationFn: (elegidas: Elegidas & { readonly motivo: string }) => call(asignacionApi.eliminar, { query: {}, body: bodyOf(elegidas) }),
    onSettled: useInvalidate(TOUCHED),
  });

/** Extension of some assignments, as its dialog words it. */
export type Prorroga = Elegidas & Omit<RequestOf<typeof asignacionApi.prorrogar>['body'], 'seleccion' | 'filtros'>;

const extendBody = ({ seleccion, ...prorroga }: Prorroga) => ({ seleccion: seleccionAsignaciones.parse(seleccion), ...prorroga });

/** Fetches the effect of an extension; never cached, because a decision follows. Waits until there is a deadline. */
export const useProrrogaPrevista = (elegidas: Elegidas, plazo: Prorroga['plazo'] | undefined) =>
  useQuery({
    queryKey: [...keysOf('asignacion').all, 'prorroga-prevista', elegidas, plazo],
    queryFn: plazo
      ? ({ signal }) =>
          call(
            asignacionApi.prorrogar,
            { query: { simular: 1 }, body: extendBody({ ...elegidas, plazo, motivo: '-', avisar: 1 }) },
            { signal },
          )
      : skipToken,
    gcTime: 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Extends deadlines. Invalidates the lists, also after a refusal. */
export const useProrrogar = () =>
  useMutation({
    mutationFn: (prorroga: Prorroga) => call(asignacionApi.prorrogar, { query: {}, body: extendBody(prorroga) }),
    onSettled: useInvalidate([...TOUCHED, keysOf('email').all]),
  });

/** Fetches one assignment with its history. */
export const useAsignacion = (id: number) =>
  useQuery({
    queryKey: [...UNA, id],
    queryFn: ({ signal }) => call(asignacionApi.sel, { params: { id } }, { signal }),
  });

/** Opens a closed assignment again. */
export const useReabrir = () =>
  useMutation({
    mutationFn: ({ id_asignacion: id, version }: { readonly id_asignacion: number; readonly version: number }) =>
      call(asignacionApi.upd, { params: { id }, body: { codigo_estado: 1, version } }),
    onSettled: useInvalidate(TOUCHED),
  });

/** Notifies the person of an assignment by mail. */
export const useAvisar = () =>
  useMutation({
    mutationFn: (id: number) => call(emailApi.asigna, { body: { asignaciones: { ids: [id] } } }),
    onSettled: useInvalidate([keysOf('email').all]),
  });
