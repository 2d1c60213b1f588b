import type { api, RequestOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import * as repository from './seguimiento.repository.ts';

type Planestudio = typeof api.planestudio;

/** `GET /planestudio/sellst/seguimiento` (P87) */
export const listSeguimiento = ({ db, today }: Context) => repository.findSeguimiento(db, today);

/** `GET /planestudio/sellst/dashboard/:id` (P92) */
export const listDashboard = ({ db, today }: Context, { params }: RequestOf<Planestudio['dashboard']>) =>
  repository.findDashboard(db, params.id, today);

/** `GET /planestudio/sellst/ultimo/` */
export const listUltimo = ({ db }: Context) => repository.findUltimo(db);

/** `GET /planestudio/sellst/progreso` (P87) */
export const listProgreso = ({ db, settings }: Context, { query }: RequestOf<Planestudio['progreso']>) =>
  repository.findProgreso(db, query, settings.zona_horaria);
