import type { TemaAlumno } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { programaApi } from '@portal/contract/programa';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../errors/errors.ts';
import { avanceOf, avancePorMes, findOcurrenciasAlumno, listTemasAlumno, promedioOf, totalsOf } from '../avance/avance.public.ts';
import { contentById } from '../../core/master/content-by-id.ts';
import * as repository from './programa.repository.ts';
import { groupByPrograma } from './programa.rules.ts';

type Programa = typeof programaApi;

/** `GET /programa/sellst/usuario/:id`: programs of the person's active plans; `duracion` in minutes. */
export async function listProgramas(
  context: Context,
  { params }: RequestOf<Programa['ofUsuario']>,
): Promise<ResponseOf<Programa['ofUsuario']>> {
  const temas = await listTemasAlumno(context.db, context, { id_usuario: params.id });
  return groupByPrograma(temas).map(({ primero, temas: ofPrograma }) => {
    const { id_planestudio, id_programa, plan, programa, fecha_fin } = primero;
    const totals = totalsOf(ofPrograma);
    return {
      id_planestudio,
      id_programa,
      plan,
      programa,
      fecha_fin,
      promedio: promedioOf(totals),
      avance: avanceOf(totals),
      temas: totals.total,
      aprobados: totals.aprobados,
      duracion: ofPrograma.reduce((minutes, { duracion }) => minutes + duracion, 0),
    };
  });
}

/** `GET /programa/sellst/usuario/det/:user/:program/:id`: topics of a program; plan 0 means every plan. */
export async function listTemasPrograma(context: Context, { params }: RequestOf<Programa['detalleUsuario']>): Promise<TemaAlumno[]> {
  const filter = { id_usuario: params.user, ...(params.id > 0 && { id_planestudio: params.id }) };
  const temas = await listTemasAlumno(context.db, context, filter);
  return temas.filter(({ id_programa }) => id_programa === params.program);
}

/** `GET /programa/sellst/usuario/graph/:id`: approvals in the twelve months of the current year (P67). */
export async function getGraph(
  context: Context,
  { params }: RequestOf<Programa['graphUsuario']>,
): Promise<ResponseOf<Programa['graphUsuario']>> {
  const rows = await findOcurrenciasAlumno(context.db, context, { id_usuario: params.id });
  return avancePorMes(rows, context.today.slice(0, 4));
}

/** `GET /programa/sel/detalle/:id`: a program with its courses. Throws 404 without it. */
export async function getDetalle(
  { db, scope }: Context,
  { params }: RequestOf<Programa['detalle']>,
): Promise<ResponseOf<Programa['detalle']>> {
  const programa = await repository.programaRows.find(db, params.id, { scope });
  if (!programa) throw notFound('programa');
  return { ...programa, cursos: await repository.findCursosEnlazados(db, params.id) };
}

/** `GET /programa/sellst/tabla` (P75) */
export const listProgramasConCursos = (context: Context, { query }: RequestOf<Programa['tabla']>) =>
  repository.listProgramasConCursos(context, query);

export const listProgramasOfPlan = contentById('planestudio', repository.findProgramasOfPlan);
export const listProgramasOfCurso = contentById('curso', repository.findProgramasOfCurso);
