import type { RequestOf } from '@portal/contract/core';
import type { EmpresaSeguimientoFila, EmpresaTotalFila, reporteApi } from '@portal/contract/reporte';
import type { Context } from '../../core/context.ts';
import type { Listing } from '../../list/listing.ts';
import * as repository from './empresa.repository.ts';

type Calls = typeof reporteApi;

/** `GET /reporte/empresa` (P98) */
export const listSeguimientoEmpresas = (
  context: Context,
  { query }: RequestOf<Calls['empresa']>,
): Promise<Listing<EmpresaSeguimientoFila>> => repository.listEmpresas(context, query.planes ?? [], query);

/** `GET /reporte/empresa/total` (P98) */
export const listTotales = (context: Context, { query }: RequestOf<Calls['empresaTotal']>): Promise<Listing<EmpresaTotalFila>> =>
  repository.listTotales(context, query.planes ?? [], query);
