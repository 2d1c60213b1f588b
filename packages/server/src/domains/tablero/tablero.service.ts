import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import type { ImportacionRechazada, tableroApi } from '@portal/contract/tablero';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { recordScreen } from '../log/log.public.ts';
import { countAdministrador } from './administrador.repository.ts';
import { listRechazadas, settleRechazadas } from './importaciones.repository.ts';
import { countPorHacer } from './por-hacer.repository.ts';
import { countPortal } from './indicadores.repository.ts';
import { findDestacados, findEmpresas, findUltimo } from './planes.repository.ts';
import { findFranjas, findValorados } from './sumas.repository.ts';
import { findAccesos, findAvances } from './tendencia.repository.ts';

type Planestudio = typeof planestudioApi;
type Usuario = typeof tableroApi;

/** `GET /tablero/porhacer` */
export const getPorHacer = ({ db, today, scope, user }: Context): Promise<ResponseOf<Usuario['porHacer']>> =>
  countPorHacer(db, { today, scope, id_usuario: user.id_usuario });

/** `GET /tablero/importacion/sellst` */
export const listImportaciones = (
  { db, scope, user }: Context,
  { query }: RequestOf<Usuario['sellstRechazadas']>,
): Promise<Listing<ImportacionRechazada>> => listRechazadas(db, query, { scope, id_usuario: user.id_usuario });

/** `POST /tablero/importacion/descartar`: a repeat changes nothing. Error: 404 for an import without refused rows, or of another person under a limited access. */
export const dismissRechazadas = (
  context: Context,
  { body }: RequestOf<Usuario['descartarRechazadas']>,
): Promise<ResponseOf<Usuario['descartarRechazadas']>> =>
  inTransaction(context, async (trx) => {
    const { scope, user } = context;
    if (!(await settleRechazadas(trx, body.id_importacion, { scope, id_usuario: user.id_usuario, now: instantOf(context) })))
      throw notFound('importacion');
    return done(context, 'tablero.importacion.descartada');
  });

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

/** `GET /tablero/tendencia` (P262) */
export async function listTendencia({ db, today, scope }: Context): Promise<ResponseOf<Usuario['tendencia']>> {
  const contados = { today, scope };
  const accesos = await findAccesos(db, contados);
  const avances = new Map((await findAvances(db, contados)).map(({ hasta, avance }) => [hasta, avance]));
  return accesos.map((semana) => ({ ...semana, avance: avances.get(semana.hasta) ?? null }));
}

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
