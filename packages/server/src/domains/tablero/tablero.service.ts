import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import type { tableroApi } from '@portal/contract/tablero';
import type { Context } from '../../core/context.ts';
import { recordScreen } from '../log/log.public.ts';
import { countAdministrador } from './administrador.repository.ts';
import { countPorHacer } from './por-hacer.repository.ts';
import { countPortal } from './indicadores.repository.ts';
import { findDestacados, findEmpresas, findUltimo } from './planes.repository.ts';
import { findFranjas, findValorados } from './sumas.repository.ts';

type Planestudio = typeof planestudioApi;
type Usuario = typeof tableroApi;

/** `GET /tablero/porhacer` */
export const getPorHacer = ({ db, today, scope }: Context): Promise<ResponseOf<Usuario['porHacer']>> => countPorHacer(db, { today, scope });

/** `GET /planestudio/sellst/ultimo/` */
export const listUltimo = ({ db, scope }: Context): Promise<ResponseOf<Planestudio['ultimo']>> => findUltimo(db, scope);

/** `GET /planestudio/sellst/tablero/`: the featured plans of the settings, by default the first active ones, and the last assigned plan (P92). */
export async function listPlanes({ db, scope }: Context): Promise<ResponseOf<Planestudio['tablero']>> {
  const destacados = await findDestacados(db, scope);
  const ultimo = await findUltimo(db, scope);
  return [
    ...destacados.map((plan) => ({ lugar: 'destacado' as const, ...plan })),
    ...ultimo.map((plan) => ({ lugar: 'ultimo' as const, ...plan })),
  ];
}

/** `GET /usuario/sellst/kpi/empresa/:id` */
export const listEmpresas = (
  { db, today, scope }: Context,
  { params }: RequestOf<Usuario['kpiEmpresa']>,
): Promise<ResponseOf<Usuario['kpiEmpresa']>> => findEmpresas(db, params.id, { today, scope });

/** `GET /usuario/sellst/kpi/tema/` */
export const listTemas = ({ db, today, scope }: Context): Promise<ResponseOf<Usuario['kpiTema']>> => findValorados(db, { today, scope });

/** `GET /usuario/sellst/kpi/hora/` */
export const listFranjas = ({ db, today, scope }: Context): Promise<ResponseOf<Usuario['kpiHora']>> => findFranjas(db, { today, scope });

/** `GET /usuario/sellst/kpi/portal/`: figures of /dashboardadmin; logs the visit (P86, P99). */
export async function getKpiPortal(context: Context): Promise<ResponseOf<Usuario['kpiPortal']>> {
  await recordScreen(context, 'dashboard');
  const { db, today, scope } = context;
  return [await countPortal(db, { today, scope })];
}

/** `GET /usuario/sellst/kpi/admin/`: figures of the administrator's dashboard; logs the visit (P86). */
export async function getKpiAdmin(context: Context): Promise<ResponseOf<Usuario['kpiAdmin']>> {
  await recordScreen(context, 'dashboard');
  return [await countAdministrador(context.db, context)];
}
