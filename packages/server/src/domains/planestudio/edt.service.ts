import type { RequestOf } from '@portal/contract/core';
import type { NodoEdt, planestudioApi } from '@portal/contract/planestudio';
import type { Context } from '../../core/context.ts';
import { type Nivel, planesOf } from '../avance/avance.public.ts';
import { findLevels, findVisibles } from './edt.repository.ts';
import { buildEdt } from './edt.rules.ts';

type Planestudio = typeof planestudioApi;

/** Tables of the levels 2 to 5; level 1 is the plan itself. */
const NIVELES: readonly Nivel[] = ['programa', 'curso', 'modulo', 'tema'];

/** `POST /planestudio/sellst/edt/`: whole trees of the plans that contain the reference; empty without such a plan. */
export async function listEdt(context: Context, { body }: RequestOf<Planestudio['edt']>): Promise<NodoEdt[]> {
  const { db, texts } = context;
  const nivel = NIVELES[body.nivel - 2];
  const planes = nivel ? await planesOf(db, nivel, [body.id_referencia]) : [body.id_referencia];
  return buildEdt(await findLevels(db, await findVisibles(context, planes)), texts);
}

/** `GET /planestudio/sellst/estructura`: trees of all active plans. */
export const listEstructura = async (context: Context): Promise<NodoEdt[]> =>
  buildEdt(await findLevels(context.db, await findVisibles(context, 'activos')), context.texts);
