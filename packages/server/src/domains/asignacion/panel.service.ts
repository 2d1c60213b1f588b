import { LIMITE_PANEL, type PanelAlumno } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import { recordScreen } from '../log/log.public.ts';
import { momentParams } from './asignacion.service.ts';
import { cifrasOf, isOpenable, toTemaAlumno } from './asignacion.rules.ts';
import { findPanel, type PanelRow } from './panel.repository.ts';

type Pendiente = Extract<PanelRow, { readonly id_tema: number }>;

const isPendiente = (row: PanelRow): row is Pendiente => row.id_tema !== null;

/** `GET /usuario/panel`: the caller's panel (P61); logs that they opened it (P86). */
export async function getPanel(context: Context): Promise<PanelAlumno> {
  const { db, user } = context;
  const rows = await findPanel(db, { id_usuario: user.id_usuario, ...momentParams(context) }, LIMITE_PANEL + 1);
  await recordScreen(context, 'dashboard');
  const pendientes = rows.filter(isPendiente).map((row) => toTemaAlumno(row, context));
  const siguiente = pendientes.find(isOpenable) ?? null;
  return {
    cifras: cifrasOf(rows[0]!),
    siguiente,
    temas: pendientes.filter((tema) => tema !== siguiente).slice(0, LIMITE_PANEL),
  };
}
