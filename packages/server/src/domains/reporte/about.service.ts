import type { ListQuery, RequestOf } from '@portal/contract/core';
import type { FiltrosPlan, reporteApi } from '@portal/contract/reporte';
import { findTotal } from './general.repository.ts';
import type { Lectura } from './general.service.ts';
import type { Context } from '../../core/context.ts';
import type { OwnAbout } from '../../core/spreadsheet/pdf-rows.ts';
import { filterFacts } from '../../list/filter-facts.ts';

type Calls = typeof reporteApi;

/** Returns the sum of the rows of a plan, where neither search nor filter leaves rows out. */
export const sumOf = async (lectura: Lectura, filtros: FiltrosPlan, { buscar, filtro = {} }: ListQuery): Promise<object | undefined> =>
  buscar || Object.values(filtro).some(Boolean) ? undefined : findTotal(lectura, filtros);

async function aboutPlan(context: Context, filtros: FiltrosPlan, query: ListQuery): Promise<OwnAbout> {
  const facts = await filterFacts(context, { ...filtros, id_planestudio: [filtros.id_planestudio] });
  return { facts, sum: await sumOf(context, filtros, query) };
}

interface Query {
  readonly query: ListQuery;
}

/** PDF of `POST /reporte/general/empresa` and `/reporte/general/dpto`. */
export const aboutGeneralPor = (context: Context, { body, query }: Query & { readonly body: FiltrosPlan }): Promise<OwnAbout> =>
  aboutPlan(context, body, query);

/** PDF of their `GET`. */
export const aboutGeneral = (
  context: Context,
  { params, query }: Query & Pick<RequestOf<Calls['generalEmpresa']>, 'params'>,
): Promise<OwnAbout> => {
  const { companies: id_empresa, plan: id_planestudio, from: fecha_desde, to: fecha_hasta } = params;
  return aboutPlan(context, { id_empresa, id_planestudio, fecha_desde, fecha_hasta }, query);
};

/** PDF of `GET /reporte/nps/:plan/:from/:to`. */
export const aboutNps = async (context: Context, { params }: RequestOf<Calls['npsDePlan']>): Promise<OwnAbout> => ({
  facts: await filterFacts(context, { id_planestudio: [params.plan], fecha_desde: params.from, fecha_hasta: params.to }),
});

/** PDF of `GET /reporte/linea_tiempo/:companies/:from/:to`. */
export const aboutLineaTiempo = async (context: Context, { params }: RequestOf<Calls['lineaTiempoDe']>): Promise<OwnAbout> => ({
  facts: await filterFacts(context, { id_empresa: params.companies, fecha_desde: params.from, fecha_hasta: params.to }),
});

/** PDF of `POST /reporte/usuario/empresa`. */
export const aboutUsuarioEmpresaPor = async (context: Context, { body }: RequestOf<Calls['usuarioEmpresaPor']>): Promise<OwnAbout> => ({
  facts: await filterFacts(context, body),
});

/** PDF of its `GET`. */
export const aboutUsuarioEmpresa = async (context: Context, { params }: RequestOf<Calls['usuarioEmpresa']>): Promise<OwnAbout> => {
  const { companies: id_empresa, plans: id_planestudio, from: fecha_desde, to: fecha_hasta } = params;
  return { facts: await filterFacts(context, { id_empresa, id_planestudio, fecha_desde, fecha_hasta }) };
};

/** PDF of `GET /reporte/empresa` and `/reporte/empresa/total`. */
export const aboutEmpresas = async (
  context: Context,
  { query }: { readonly query: { readonly planes?: readonly number[] | undefined } },
): Promise<OwnAbout> => ({
  facts: await filterFacts(context, { id_planestudio: query.planes ?? [] }),
});
