import type { PanelAlumno } from '@portal/contract/avance';
import type { UsuarioActual } from '@portal/contract/sesion';
import type { Context, PublicContext } from '../../core/context.ts';
import { readSoon } from '../../core/read-soon.ts';
import { getPanel } from '../avance/avance.public.ts';

/** Person who signed in, and whether the answer should carry the panel. */
interface Entrada {
  readonly usuario: UsuarioActual;
  /** The session belongs to a shared tablet. */
  readonly tienda?: boolean;
  readonly query: { readonly panel: number };
}

const UNREAD = 'no se pudo leer el panel de un ingreso';

/** Whether the person's first screen is the learner's panel: no role, and nothing to set up first (P6, P152). */
const opensPanel = ({ indicador_admin, indicador_soporte, rol_acotado = 0, ...pending }: UsuarioActual): boolean =>
  [indicador_admin, indicador_soporte, rol_acotado, pending.indicador_factor_pendiente].every((value) => value === 0) &&
  pending.dias_vencimiento >= 0;

/** Returns the part of a sign-in's answer that describes the person: their panel too, where it was asked for and can be read soon (P242). */
export async function describeEntry(context: PublicContext, { usuario, tienda = false, query }: Entrada) {
  const entry = { dias_vencimiento: usuario.dias_vencimiento, usuario };
  if (query.panel === 0 || !opensPanel(usuario)) return entry;
  const panel = await readSoon(context, panelOf(context, usuario, tienda), UNREAD);
  return { ...entry, ...(panel && { panel }) };
}

function panelOf(context: PublicContext, { id, id_sesion, username }: UsuarioActual, tienda: boolean): Promise<PanelAlumno> {
  const rights = { admin: false, soporte: false, acotado: null, contraseniaVencida: false, factorPendiente: false, confirmada: false };
  const caller: Context = { ...context, user: { id_usuario: id, id_sesion, username, ...rights, tienda }, scope: null };
  return getPanel(caller);
}
