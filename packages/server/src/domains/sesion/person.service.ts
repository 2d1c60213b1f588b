import type { UsuarioActual } from '@portal/contract/sesion';
import type { PublicContext, SessionUser } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import { expiryDays, findCaller } from './find-session.service.ts';
import { findActual, findSesionId } from './sesion.repository.ts';
import { hashToken } from './token.crypto.ts';

type Signed = Pick<SessionUser, 'id_usuario' | 'id_sesion' | 'contraseniaVencida' | 'factorPendiente' | 'tienda'> & {
  /** The access is limited beyond the person's own: an administrator with a limited one looks as the person (P217). */
  readonly acotada?: boolean;
};

/** Rights that nobody has on a shared tablet (P124). */
const LEARNER = {
  indicador_admin: 0,
  indicador_soporte: 0,
  rol_acotado: 0,
  indicador_alcance: 0,
  indicador_equipo: 0,
  equipo_atrasados: 0,
} as const;

/** Returns the person of a session token, by default that of the call (P81). Throws 401 for any other text. */
export async function personOf(context: PublicContext, token?: string): Promise<UsuarioActual> {
  const { user, scope } = token === undefined ? context : await findCaller(context.db, token, context);
  return describe(context, user && { ...user, acotada: scope !== null });
}

/** Returns the person of a session that was opened on a shared tablet by this call. */
export async function shopPersonOf(context: PublicContext, id_usuario: number, token: string): Promise<UsuarioActual> {
  const id_sesion = await findSesionId(context.db, hashToken(token));
  return describe(
    context,
    id_sesion === undefined ? null : { id_usuario, id_sesion, contraseniaVencida: false, factorPendiente: false, tienda: true },
  );
}

async function describe(context: PublicContext, session: Signed | null): Promise<UsuarioActual> {
  const person = session && (await findActual(context.db, session.id_usuario, context.today));
  if (!person) throw failure('sesion_requerida', 'sesion.vencida');
  const days = expiryDays(person, context);
  const dias_vencimiento = session.contraseniaVencida ? days : Math.max(days, 0);
  return {
    ...person,
    ...(session.acotada && { indicador_alcance: 1 }),
    ...(session.tienda && LEARNER),
    dias_vencimiento,
    indicador_contrasenia_temporal: Number(session.contraseniaVencida && person.contrasenia_temporal),
    indicador_factor_pendiente: Number(session.factorPendiente),
    id_sesion: session.id_sesion,
  };
}
