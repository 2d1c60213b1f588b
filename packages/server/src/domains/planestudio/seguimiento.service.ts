import type { RequestOf } from '@portal/contract/core';
import type { planestudioApi, ProgresoFila, SeguimientoFila } from '@portal/contract/planestudio';
import type { Context } from '../../core/context.ts';
import type { Listing } from '../../list/listing.ts';
import * as repository from './seguimiento.repository.ts';

type Planestudio = typeof planestudioApi;

/** `GET /planestudio/sellst/seguimiento` (P97) */
export const listSeguimiento = (context: Context, { query }: RequestOf<Planestudio['seguimiento']>): Promise<Listing<SeguimientoFila>> =>
  repository.listSeguimiento(context, query);

/** `GET /planestudio/sellst/dashboard/:id` (P92) */
export const listDashboard = (context: Context, { params }: RequestOf<Planestudio['dashboard']>) =>
  repository.findDashboard(context, params.id);

/** `GET /planestudio/sellst/progreso` (P87, P98) */
export const listProgreso = (
  { db, scope, today, settings }: Context,
  { query }: RequestOf<Planestudio['progreso']>,
): Promise<Listing<ProgresoFila>> => repository.listProgreso({ db, scope, today, zona: settings.zona_horaria }, query);
