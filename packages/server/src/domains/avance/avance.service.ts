import type { asignacionApi, TemaAlumno } from '@portal/contract/asignacion';
import type { avanceApi } from '@portal/contract/avance';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, seesPeople } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import { findPlanes, usuarioExists, type PlanAsignado } from './avance.repository.ts';
import { avanceOf, cifrasOf, pendientesOf, promedioOf, toTemaAlumno, type Ocurrencia, type OcurrenciaAlumno } from './avance.rules.ts';
import {
  findOcurrenciaAlumno,
  findOcurrencias,
  findOcurrenciasDelResultado,
  type LugarDelAlumno,
  type OcurrenciaLeida,
} from './ocurrencia.repository.ts';
import { findTotales } from './panel.repository.ts';

type Asignacion = typeof asignacionApi;
type Usuario = typeof avanceApi;

/** Moment and settings, on which every figure of a learner depends. */
export type Calendario = Pick<Context, 'today' | 'now' | 'settings'>;

/** Finds the owner of a call with a person in its path. Only an admin gets undefined (404) for an unknown person, others 403. */
async function findPerson({ db, user }: Context, id_usuario: number): Promise<number | undefined> {
  return !seesPeople(user) || (await usuarioExists(db, id_usuario)) ? id_usuario : undefined;
}

/** Owner of a call with the person at this place in its path. */
export const ownerAt = <Name extends string>(name: Name) => ({
  noun: 'registro' as const,
  find: (context: Context, { params }: { readonly params: Readonly<Record<Name, number>> }) => findPerson(context, params[name]),
});

/** Returns what every reading of a learner's occurrences takes from the moment. */
export const momentParams = ({ settings, today }: Calendario) => ({ notaminima: settings.notaminima, zona: settings.zona_horaria, today });

/** Reads the occurrences of a person with the month of their approval. */
export const findOcurrenciasAlumno = (
  db: Executor,
  calendario: Calendario,
  filter: { readonly id_usuario: number; readonly id_planestudio?: number },
): Promise<readonly OcurrenciaAlumno[]> => findOcurrencias(db, { ...filter, ...momentParams(calendario) });

/** Lists the topics assigned to a person, in the order of the plans, with their state today. */
export async function listTemasAlumno(
  db: Executor,
  calendario: Calendario,
  filter: { readonly id_usuario: number; readonly id_planestudio?: number },
): Promise<TemaAlumno[]> {
  const rows = await findOcurrenciasAlumno(db, calendario, filter);
  return rows.map((row) => toTemaAlumno(row, calendario));
}

/** Topic of a learner with what decides whether an attempt may be opened now. */
export type TemaAbrible = TemaAlumno & Pick<OcurrenciaLeida, 'abierto' | 'progreso'>;

/** Learner, place and moment of a reading. */
type Lectura = Calendario & { readonly id_usuario: number; readonly ocurrencia: Ocurrencia };

/** Returns the parameters of `TEMA_EN_LUGAR`. */
export const lugarParams = ({ id_usuario, ocurrencia, ...calendario }: Lectura): LugarDelAlumno => ({
  ...ocurrencia,
  id_usuario,
  ...momentParams(calendario),
});

/** Finds the learner's topic at one place of a plan; undefined if it is not assigned or not active. */
export async function findTemaAlumno(db: Executor, input: Lectura): Promise<TemaAbrible | undefined> {
  const row = await findOcurrenciaAlumno(db, lugarParams(input));
  return row && { ...toTemaAlumno(row, input), abierto: row.abierto, progreso: row.progreso };
}

/** Topics of the learner that the result of an attempt shows. */
export interface TemasDelResultado {
  /** The topic of the place in every plan, and pending topics of its plan; `nextInPlan` finds among them the one of the whole list. */
  readonly temas: TemaAlumno[];
  /** Topics of the plan of the place that are not approved. */
  readonly pendientes: number;
  /** Topics of its program there; null when none of them is assigned now. */
  readonly avance_programa: { readonly temas: number; readonly aprobados: number } | null;
}

/** Reads those topics assigned to a person, with their state today, that the result of an attempt at one place needs. */
export async function findTemasDelResultado(db: Executor, input: Lectura): Promise<TemasDelResultado> {
  const rows = await findOcurrenciasDelResultado(db, lugarParams(input));
  const { pendientes = 0, del_programa = 0, aprobados_del_programa = 0 } = rows[0] ?? {};
  return {
    temas: rows.map((row) => toTemaAlumno(row, input)),
    pendientes,
    avance_programa: del_programa === 0 ? null : { temas: del_programa, aprobados: aprobados_del_programa },
  };
}

/** Lists the active plans assigned to a person with their totals. */
export const listPlanes = (db: Executor, id_usuario: number): Promise<PlanAsignado[]> => findPlanes(db, id_usuario);

/** `GET /asignacion/sellst/usuario/:id` */
export async function listAsignaciones(
  context: Context,
  { params }: RequestOf<Asignacion['ofUsuario']>,
): Promise<ResponseOf<Asignacion['ofUsuario']>> {
  const planes = await findPlanes(context.db, params.id);
  return planes.map((plan) => Object.assign(plan, { temas: plan.total, avance: avanceOf(plan), promedio: promedioOf(plan) }));
}

/** `GET /asignacion/sel/usuario/:id` */
export async function listPendientes(context: Context, { params }: RequestOf<Asignacion['pendientes']>): Promise<TemaAlumno[]> {
  return pendientesOf(await listTemasAlumno(context.db, context, { id_usuario: params.id }));
}

/** `GET /asignacion/sel/usuario/pendiente/:a/:b`; empty for a finished plan (P20). */
export async function listPendientesPlan(context: Context, { params }: RequestOf<Asignacion['pendientesPlan']>): Promise<TemaAlumno[]> {
  return pendientesOf(await listTemasAlumno(context.db, context, { id_usuario: params.a, id_planestudio: params.b }));
}

/** `GET /usuario/sellst/tema/:id` */
export const listTemas = (context: Context, { params }: RequestOf<Usuario['temas']>): Promise<TemaAlumno[]> =>
  listTemasAlumno(context.db, context, { id_usuario: params.id });

/** `GET /usuario/sellst/kpi/:id`: one row over all active plans of the person. */
export const getKpi = async ({ db, today }: Context, { params }: RequestOf<Usuario['kpi']>): Promise<ResponseOf<Usuario['kpi']>> => [
  cifrasOf(await findTotales(db, { id_usuario: params.id, today })),
];
