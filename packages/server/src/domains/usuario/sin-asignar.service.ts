import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { SinAsignarFila, usuarioApi, UsuarioPlanFila } from '@portal/contract/usuario';
import type { Context } from '../../core/context.ts';
import type { OwnAbout } from '../../core/spreadsheet/pdf-rows.ts';
import { unknownContents } from '../../db/owned.ts';
import { notFound } from '../../errors/errors.ts';
import { filterFacts } from '../../list/filter-facts.ts';
import type { Listing } from '../../list/listing.ts';
import { avanceOf, promedioOf } from '../avance/avance.public.ts';
import { findPersona } from './persona.repository.ts';
import { findSeguidos, listOfPlan, listSinAsignacion, type PlanSeguido } from './sin-asignar.repository.ts';

type Usuario = typeof usuarioApi;

/** `GET /usuario/sellst/sinasignar` */
export const listSinAsignar = (context: Context, { query }: RequestOf<Usuario['sinAsignar']>): Promise<Listing<SinAsignarFila>> =>
  listSinAsignacion(context, { empresas: [], planes: [], hasta: null, ...calendarOf(context) }, query);

/**
 * `GET /usuario/sellst/sinasignar/:a/:b/:c/:d`: assignments that were opened after the last day do not count. The first day changes
 * nothing: an assignment that was opened before the range and is open still counts.
 */
export const listSinAsignarEntre = (
  context: Context,
  { params, query }: RequestOf<Usuario['sinAsignarEntre']>,
): Promise<Listing<SinAsignarFila>> =>
  listSinAsignacion(context, { empresas: params.a, planes: params.b, hasta: params.d, ...calendarOf(context) }, query);

/** PDF of the same list. */
export const aboutSinAsignar = async (context: Context, { params }: RequestOf<Usuario['sinAsignarEntre']>): Promise<OwnAbout> => ({
  facts: await filterFacts(context, { id_empresa: params.a, id_planestudio: params.b, fecha_hasta: params.d }),
});

const calendarOf = ({ today, settings }: Context) => ({ today, zona: settings.zona_horaria });

/** `GET /usuario/sellst/planestudio/:id`. Throws 404 for an unknown plan. */
export async function listUsuariosOfPlan(
  context: Context,
  { params, query }: RequestOf<Usuario['ofPlan']>,
): Promise<Listing<UsuarioPlanFila>> {
  if ((await unknownContents(context.db, { table: 'planestudio', scope: context.scope }, [params.id])).length)
    throw notFound('planestudio');
  return listOfPlan(context, { id_planestudio: params.id, today: context.today }, query);
}

/** `GET /usuario/sellst/seguimiento/:id`. Throws 404 for an unknown person and one outside the scope. */
export async function listSeguimientoOf(
  { db, scope, today }: Context,
  { params }: RequestOf<Usuario['seguimiento']>,
): Promise<ResponseOf<Usuario['seguimiento']>> {
  if (!(await findPersona(db, params.id, scope))) throw notFound('usuario');
  return (await findSeguidos(db, params.id)).map((plan) =>
    Object.assign(plan, {
      temas: plan.total,
      avance: avanceOf(plan),
      promedio: promedioOf(plan),
      vencidos: isOverdue(plan, today) ? plan.total - plan.aprobados : 0,
    }),
  );
}

const isOverdue = ({ codigo_estado, fecha_fin }: PlanSeguido, today: string): boolean => codigo_estado === 1 && fecha_fin < today;
