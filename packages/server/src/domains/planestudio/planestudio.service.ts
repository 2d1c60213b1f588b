import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { planestudioApi, PlanestudioFila } from '@portal/contract/planestudio';
import type { Context } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import { avanceOf, listPlanes, type Nivel, planesOf, promedioOf } from '../avance/avance.public.ts';
import { findPlanesByIds } from './planestudio.repository.ts';

type Planestudio = typeof planestudioApi;

/** `GET /planestudio/sel/usuario/:a/:b`: a learner's progress in a plan; `terminado` if every topic is approved (P20). Throws 404. */
export async function getPlanUsuario(
  context: Context,
  { params }: RequestOf<Planestudio['ofUsuario']>,
): Promise<ResponseOf<Planestudio['ofUsuario']>> {
  const planes = await listPlanes(context.db, params.a);
  const plan = planes.find(({ id_planestudio }) => id_planestudio === params.b);
  if (!plan) throw failure('no_encontrado', 'planestudio.errores.ajeno');
  const { id_planestudio, fecha_inicio, fecha_fin, total, aprobados } = plan;
  return {
    id_planestudio,
    denominacion: plan.plan,
    fecha_inicio,
    fecha_fin,
    temas: total,
    aprobados,
    avance: avanceOf(plan),
    promedio: promedioOf(plan),
    terminado: total > 0 && aprobados === total,
  };
}

/** Builds the handler of `GET /planestudio/sellst/{level}/:id`: plans that contain a record of the level. */
export const listPlanesOf =
  (nivel: Nivel) =>
  async (context: Context, { params }: { readonly params: { readonly id: number } }): Promise<PlanestudioFila[]> =>
    findPlanesByIds(context, await planesOf(context.db, nivel, [params.id]));
