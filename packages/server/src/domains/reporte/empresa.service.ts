import type { api, EmpresaSeguimientoFila, EmpresaTotalFila, RequestOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import type { Listing } from '../../list/listing.ts';
import * as repository from './empresa.repository.ts';

type Calls = typeof api.reporte;

/** `GET /reporte/empresa` (P98) */
export const listSeguimientoEmpresas = (
  context: Context,
  { query }: RequestOf<Calls['empresa']>,
): Promise<Listing<EmpresaSeguimientoFila>> => repository.listEmpresas(context, query.planes ?? [], query);

/** `GET /reporte/empresa/total` (P98) */
export const listTotales = (context: Context, { query }: RequestOf<Calls['empresaTotal']>): Promise<Listing<EmpresaTotalFila>> =>
  repository.listTotales(context, query.planes ?? [], query);
