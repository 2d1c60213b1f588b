import type { TemaAlumno } from '@portal/contract/asignacion';
import { LIMITE_PANEL, LIMITE_PLANES_PANEL, type PanelAlumno } from '@portal/contract/avance';
import type { Context } from '../../core/context.ts';
import { recordScreen } from '../log/log.public.ts';
import { listTemasAlumno, momentParams } from './avance.service.ts';
import { cifrasOf, firstOpening, isOpenable, opensNow, ritmoOf, sameOcurrencia, toTemaAlumno } from './avance.rules.ts';
import { findPanel, type PanelRow } from './panel.repository.ts';

type Pendiente = Extract<PanelRow, { readonly id_tema: number }>;

const isPendiente = (row: PanelRow): row is Pendiente => row.id_tema !== null;

/** `GET /usuario/panel`: the caller's panel (P61); logs that they opened it (P86). */
export async function getPanel(context: Context): Promise<PanelAlumno> {
  const { db, user } = context;
  const { id_usuario, id_sesion } = user;
  const limits = { limit: LIMITE_PANEL + 1, planes: LIMITE_PLANES_PANEL };
  const rows = await findPanel(db, { id_usuario, id_sesion, ...momentParams(context), ...limits });
  await recordScreen(context, 'dashboard');
  const pendientes = rows.filter(isPendiente).map((row) => toTemaAlumno(row, context));
  const siguiente = await nextOf(context, pendientes);
  const head = rows[0]!;
  return {
    cifras: cifrasOf(head),
    planes: head.planes,
    primera: head.primera,
    consultas_por_leer: head.consultas_por_leer,
    ritmo: ritmoOf(head.ritmo, head),
    siguiente,
    temas: pendientes.filter((tema) => !siguiente || !sameOcurrencia(tema, siguiente)).slice(0, LIMITE_PANEL),
  };
}

/**
 * Returns the first topic that opens now (P19). The rows begin with the first open one; when that waits (P44), the next may be anywhere in
 * the plans.
 */
async function nextOf(context: Context, pendientes: readonly TemaAlumno[]): Promise<TemaAlumno | null> {
  const first = pendientes.find(isOpenable);
  if (!first || opensNow(first)) return first ?? null;
  return firstOpening(await listTemasAlumno(context.db, context, { id_usuario: context.user.id_usuario })) ?? null;
}
