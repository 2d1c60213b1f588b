import type { asignacionApi, AsignacionFila } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { findHistoria, findJustificaciones } from './historia.repository.ts';
import { findProrrogas } from './prorroga/prorroga.repository.ts';
import { findUna, listAsignadas } from './lista.repository.ts';

type Calls = typeof asignacionApi;
type Rows = Promise<Listing<AsignacionFila>>;

const ABIERTA = 1;

/** `GET /asignacion/sellst` */
export const listTodas = (context: Context, { query }: RequestOf<Calls['sellst']>): Rows => listAsignadas(context, {}, query);

/** `GET /asignacion/sellst/reporte/:companies/:from/:to` */
export const listReporte = (context: Context, { params, query }: RequestOf<Calls['reporte']>): Rows =>
  listAsignadas(context, { id_empresa: params.companies, fecha_desde: params.from, fecha_hasta: params.to }, query);

/** `GET /asignacion/sellst/reporte/:companyIds/:from/:to/:userCode` */
export const listReporteCodigo = (context: Context, { params, query }: RequestOf<Calls['reporteCodigo']>): Rows => {
  const { companyIds, from, to, userCode } = params;
  return listAsignadas(context, { id_empresa: companyIds, fecha_desde: from, fecha_hasta: to, codigo: userCode }, query);
};

/** `POST /asignacion/sellst/eliminar`: open assignments alone, because only these can be closed. */
export const listPorEliminar = (context: Context, { query, body }: RequestOf<Calls['porEliminar']>): Rows =>
  listAsignadas(context, { ...body, codigo_estado: ABIERTA }, query);

/** `GET /asignacion/sel/:id`. Throws 404 for an unknown assignment and one of a person outside the scope. */
export async function getAsignacion(context: Context, { params }: RequestOf<Calls['sel']>): Promise<ResponseOf<Calls['sel']>> {
  const found = await findUna(context, params.id);
  if (!found) throw notFound('asignacion');
  const historia = await findHistoria(context.db, params.id);
  const justificaciones = await findJustificaciones(context.db, params.id);
  return { ...found, historia, justificaciones, prorrogas: await findProrrogas(context.db, params.id) };
}
