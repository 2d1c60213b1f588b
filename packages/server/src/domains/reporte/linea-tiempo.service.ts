import type { RequestOf } from '@portal/contract/core';
import type { LineaTiempoFila, reporteApi } from '@portal/contract/reporte';
import type { Context } from '../../core/context.ts';
import type { Listing } from '../../list/listing.ts';
import * as repository from './linea-tiempo.repository.ts';

type Calls = typeof reporteApi;
type Rows = Promise<Listing<LineaTiempoFila>>;

/** `GET /reporte/linea_tiempo` (P108) */
export const listLineaTiempo = (context: Context, { query }: RequestOf<Calls['lineaTiempo']>): Rows =>
  repository.listLineaTiempo(context, { id_empresa: [] }, query);

/** `GET /reporte/linea_tiempo/:companies/:from/:to` (P108) */
export const listLineaTiempoDe = (context: Context, { params, query }: RequestOf<Calls['lineaTiempoDe']>): Rows =>
  repository.listLineaTiempo(context, { id_empresa: params.companies, fecha_desde: params.from, fecha_hasta: params.to }, query);
