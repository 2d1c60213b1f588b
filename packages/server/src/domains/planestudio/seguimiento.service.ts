import type { api, RequestOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import * as repository from './seguimiento.repository.ts';

type Planestudio = typeof api.planestudio;

/** `GET /planestudio/sellst/seguimiento` (P87) */
export const listSeguimiento = ({ db, today, scope }: Context) => repository.findSeguimiento(db, { hoy: today, scope });

/** `GET /planestudio/sellst/dashboard/:id` (P92) */
export const listDashboard = ({ db, today, scope }: Context, { params }: RequestOf<Planestudio['dashboard']>) =>
  repository.findDashboard(db, params.id, { hoy: today, scope });

/** `GET /planestudio/sellst/progreso` (P87) */
export const listProgreso = ({ db, settings, scope }: Context, { query }: RequestOf<Planestudio['progreso']>) =>
  repository.findProgreso(db, query, { zona: settings.zona_horaria, scope });
