import { type AnyList, type CallOf, dayRangeText, type Endpoint, type ListInput, type ResponseOf } from '@portal/contract/core';
import { planestudioApi } from '@portal/contract/planestudio';
import { type Busqueda, CUERPO_BUSQUEDA, reporteApi } from '@portal/contract/reporte';
import { useQuery } from '@tanstack/react-query';
import type { Filtros } from './asked.ts';
import { ALL } from '../../core/router/asked-range.ts';
import { call, callPage, type PageOf } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { type ListRows, usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import type { FilterOption } from '../../ui/table/list-column.ts';

type RowOfCall<E extends Endpoint> = ResponseOf<E> extends readonly (infer Row)[] ? Row : never;

/** Rows and file of one report. */
export interface ReportQueries<Row> {
  /** Names and reads one page of its rows. */
  readonly page: (filtros: Filtros, query: ListInput) => Parameters<typeof usePage<Row>>;
  readonly download: (filtros: Filtros) => ListDownload;
}

/** Returns the query and the download of a report; `requestOf` writes its filters into the request, by default as the body. */
export function reportQueries<E extends Endpoint>(
  endpoint: E,
  definition: AnyList,
  requestOf: (filtros: Filtros) => object = (body) => ({ body }),
): ReportQueries<RowOfCall<E>> {
  const request = (filtros: Filtros, query: ListInput) => ({ ...requestOf(filtros), query: definition.query.parse(query) }) as CallOf<E>;
  return {
    page: (filtros, query) => [
      [...keysOf('reporte').lists, endpoint.path, filtros, query],
      (signal) => callPage(endpoint, request(filtros, query), { signal }) as Promise<PageOf<RowOfCall<E>>>,
    ],
    download: (filtros) => (query, options) => download(endpoint, request(filtros, query), options),
  };
}

/** Fetches one page of the rows of a report. */
export const useReportRows = <Row>(report: ReportQueries<Row>, filtros: Filtros, query: ListInput): ListRows<Row> =>
  usePage(...report.page(filtros, query));

/** Counts the rows of a report; undefined without filters, and until it is known. */
export function useReportCount<Row>(report: ReportQueries<Row>, filtros: Filtros | undefined, matching: ListInput): number | undefined {
  const [queryKey, read] = report.page(filtros ?? { id_empresa: ALL, id_planestudio: ALL }, { ...matching, pagina: 1, tamano: 1 });
  const { data } = useQuery({ queryKey: [...queryKey, 'cuenta'], queryFn: ({ signal }) => read(signal), enabled: filtros !== undefined });
  return data && ('total' in data ? data.total : data.length);
}

/** Fetches the options of a filter: what is active, in the caller's companies. */
export const useOpciones = (busqueda: Busqueda, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...keysOf('reporte').all, 'opciones', busqueda],
    queryFn: ({ signal }) => call(reporteApi.select, { body: CUERPO_BUSQUEDA[busqueda] }, { signal }),
    select: (opciones): FilterOption[] => opciones.map(({ id, descripcion }) => ({ value: String(id), label: descripcion })),
  });

/** Writes days into the path of a report. */
const days = ({ fecha_desde = ALL, fecha_hasta = ALL }: Filtros) => ({ from: fecha_desde, to: fecha_hasta });

/** Writes one plan and days into the path of the NPS. */
export const npsRequest = (filtros: Filtros) => ({ params: { plan: Number(filtros.id_planestudio), ...days(filtros) } });

/** Writes companies and days into the path of the time line. */
export const lineaRequest = (filtros: Filtros) => ({ params: { companies: filtros.id_empresa, ...days(filtros) } });

/** Writes companies, plans and days into the path of the people without assignment. */
export const noAsignadoRequest = (filtros: Filtros) => {
  const { from, to } = days(filtros);
  return { params: { a: filtros.id_empresa, b: filtros.id_planestudio, c: from, d: to } };
};

/** Writes companies, plan and topic into the path of the attempts. */
export const evaluacionRequest = ({ id_empresa, id_planestudio, id_tema = 0 }: Filtros) => ({
  params: { companies: id_empresa, plan: Number(id_planestudio), topic: id_tema },
});

/** Returns a report with days that filter a column of its list, unless the header of the column does. */
export function withDays<Row>({ page, download: load }: ReportQueries<Row>, column: string): ReportQueries<Row> {
  const within = ({ fecha_desde, fecha_hasta }: Filtros, query: ListInput): ListInput => {
    const range = dayRangeText({ from: fecha_desde, to: fecha_hasta });
    return range ? { ...query, filtro: { [column]: range, ...query.filtro } } : query;
  };
  return {
    page: (filtros, query) => page(filtros, within(filtros, query)),
    download: (filtros) => (query, options) => load(filtros)(within(filtros, query), options),
  };
}

const TEMA = 5;

/** Fetches the topics of a plan, each once. */
export const useTemasDePlan = (plan: number | undefined) =>
  useQuery({
    queryKey: [...keysOf('planestudio').all, 'temas', plan],
    queryFn: ({ signal }) => call(planestudioApi.edt, { body: { nivel: 1, id_referencia: plan! } }, { signal }),
    enabled: plan !== undefined,
    select: (nodos): FilterOption[] => {
      const temas = new Map(nodos.filter(({ nivel }) => nivel === TEMA).map(({ id, titulo }) => [id, titulo]));
      return Array.from(temas, ([id, label]) => ({ value: String(id), label }));
    },
  });

/** Fetches every topic of a report of opinions. */
export const useNps = (filtros: Filtros) =>
  useQuery({
    queryKey: [...keysOf('reporte').lists, reporteApi.npsDePlan.path, filtros],
    queryFn: ({ signal }) => call(reporteApi.npsDePlan, { ...npsRequest(filtros), query: {} }, { signal }),
  });
