import {
  type ColumnaGeneral,
  type GeneralDptoFila,
  generalDptoLista,
  type GeneralEmpresaFila,
  generalEmpresaLista,
  reporteApi,
} from '@portal/contract/reporte';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import type { Filtros } from '../../../pieces/reporte/asked.ts';
import { ALL } from '../../../core/router/asked-range.ts';
import { type ReportQueries, reportQueries } from '../../../pieces/reporte/reporte.queries.ts';

export const empresas: ReportQueries<GeneralEmpresaFila> = reportQueries(reporteApi.generalEmpresaPor, generalEmpresaLista);
export const dptos: ReportQueries<GeneralDptoFila> = reportQueries(reporteApi.generalDptoPor, generalDptoLista);

/** Fetches the columns of avance of the plan: its programs, each before its courses. */
export const useColumnas = ({ id_planestudio, id_empresa }: Filtros) =>
  useQuery({
    queryKey: [...keysOf('reporte').all, 'columnas', id_planestudio],
    enabled: id_planestudio !== ALL,
    queryFn: ({ signal }): Promise<ColumnaGeneral[]> =>
      call(reporteApi.generalEmpresaCols, { body: { id_planestudio, id_empresa } }, { signal }),
  });

/** Fetches the sum of every row of the filters. */
export const useTotal = (filtros: Filtros) =>
  useQuery({
    queryKey: [...keysOf('reporte').lists, reporteApi.generalTotal.path, filtros],
    queryFn: ({ signal }) =>
      call(reporteApi.generalTotal, { body: { ...filtros, id_planestudio: Number(filtros.id_planestudio) } }, { signal }),
  });
