import type { UsuarioActual } from '@portal/contract';
import type { PublicContext } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import { expiryDays, findCaller } from './find-session.service.ts';
import { findActual } from './sesion.repository.ts';

/** Returns the person of a session token, by default that of the call (P81). Throws 401 for any other text. */
export async function personOf(context: PublicContext, token?: string): Promise<UsuarioActual> {
  const { user: session } = token === undefined ? context : await findCaller(context.db, token, context.now);
  const person = session && (await findActual(context.db, session.id_usuario, context.today));
  if (!person) throw failure('sesion_requerida', 'sesion.vencida');
  const days = expiryDays(person, context);
  return { ...person, dias_vencimiento: session.contraseniaVencida ? days : Math.max(days, 0), id_sesion: session.id_sesion };
}
