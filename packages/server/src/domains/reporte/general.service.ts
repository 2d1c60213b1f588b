import type { ListQuery, RequestOf, ResponseOf } from '@portal/contract/core';
import type { FiltrosPlan, GeneralDptoFila, GeneralEmpresaFila, reporteApi } from '@portal/contract/reporte';
import type { Translator } from '@portal/messages';
import { findColumnas } from './columna.repository.ts';
import * as repository from './general.repository.ts';
import type { Context } from '../../core/context.ts';
import type { Reader } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';

type Calls = typeof reporteApi;
type Empresas = Promise<Listing<GeneralEmpresaFila>>;
type Dptos = Promise<Listing<GeneralDptoFila>>;

/** Reader of a report, and the language of its headers; a `Context` has both. */
export interface Lectura extends Reader {
  readonly texts: Translator;
}

type RutaPlan = RequestOf<Calls['generalEmpresa']>['params'];
const filtrosOf = ({ companies, plan, from, to }: RutaPlan): FiltrosPlan => ({
  id_empresa: companies,
  id_planestudio: plan,
  fecha_desde: from,
  fecha_hasta: to,
});

/** Columns that a file names otherwise than the screen does. */
const RENAMED = ['usuarios_activos', 'usuarios_asignados', 'usuarios_aprobados', 'usuarios_pendientes', 'avance_total'] as const;

/** Returns the headers of a file: those of the specification, and the titles of programs and courses. Other answers need none. */
async function headersOf(lectura: Lectura, filtros: FiltrosPlan, { formato }: ListQuery): Promise<Record<string, string>> {
  const { texts } = lectura;
  if (!formato) return {};
  const columns = await findColumnas(lectura, [filtros.id_planestudio]);
  return Object.fromEntries([
    ...RENAMED.map((name) => [name, texts.text(`reporte.general.archivo.${name}`)]),
    ...columns.map(({ field, title }) => [`avance.${field}`, title]),
  ]);
}

/** Lists the companies of a plan; a file has its headers. */
export const empresas = async (context: Lectura, filtros: FiltrosPlan, list: ListQuery): Empresas =>
  repository.listEmpresas(context, filtros, { list, headers: await headersOf(context, filtros, list) });

/** `POST /reporte/general/empresa` (P102) */
export const listEmpresasPor = (context: Context, { body, query }: RequestOf<Calls['generalEmpresaPor']>): Empresas =>
  empresas(context, body, query);

/** `GET /reporte/general/empresa/:companies/:plan/:from/:to` (P102) */
export const listEmpresas = (context: Context, { params, query }: RequestOf<Calls['generalEmpresa']>): Empresas =>
  empresas(context, filtrosOf(params), query);

/** `POST /reporte/general/empresa/total` (P102) */
export const getTotal = (context: Context, { body }: RequestOf<Calls['generalTotal']>): Promise<ResponseOf<Calls['generalTotal']>> =>
  repository.findTotal(context, body);

/** `POST /reporte/general/empresa/cols` (P102) */
export const listColumnasPor = (
  context: Context,
  { body }: RequestOf<Calls['generalEmpresaCols']>,
): Promise<ResponseOf<Calls['generalEmpresaCols']>> => findColumnas(context, body.id_planestudio);

/** Lists the departments and cost centres of a plan; a file has its headers. */
export const dptos = async (context: Lectura, filtros: FiltrosPlan, list: ListQuery): Dptos =>
  repository.listDptos(context, filtros, { list, headers: await headersOf(context, filtros, list) });

/** `POST /reporte/general/dpto` (P103) */
export const listDptosPor = (context: Context, { body, query }: RequestOf<Calls['generalDptoPor']>): Dptos => dptos(context, body, query);

/** `GET /reporte/general/dpto/:companies/:plan/:from/:to` (P103) */
export const listDptos = (context: Context, { params, query }: RequestOf<Calls['generalDpto']>): Dptos =>
  dptos(context, filtrosOf(params), query);

/** `GET /reporte/general/dpto/cols/:a/:b` (P103) */
export const listColumnas = (
  context: Context,
  { params }: RequestOf<Calls['generalDptoCols']>,
): Promise<ResponseOf<Calls['generalDptoCols']>> => findColumnas(context, params.b);
