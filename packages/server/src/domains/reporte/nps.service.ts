import type { RequestOf } from '@portal/contract/core';
import type { NpsFila, reporteApi } from '@portal/contract/reporte';
import type { Context } from '../../core/context.ts';
import type { Listing } from '../../list/listing.ts';
import * as repository from './nps.repository.ts';

type Calls = typeof reporteApi;
type Rows = Promise<Listing<NpsFila>>;

/** `GET /reporte/nps` (P22) */
export const listNps = (context: Context, { query }: RequestOf<Calls['nps']>): Rows => repository.listNps(context, {}, query);

/** `GET /reporte/nps/:plan/:from/:to` (P22) */
export const listNpsDePlan = (context: Context, { params, query }: RequestOf<Calls['npsDePlan']>): Rows =>
  repository.listNps(context, { id_planestudio: params.plan, fecha_desde: params.from, fecha_hasta: params.to }, query);
