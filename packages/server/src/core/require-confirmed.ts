import { message, type Message } from '@portal/messages';
import { failure } from '../errors/errors.ts';
import type { SessionUser } from './context.ts';

/**
 * Throws 403 `confirmacion_requerida` for a session without recent proof of identity (P153), with the act it is about to do: the client asks for
 * a proof and sends the call again.
 */
export function requireConfirmed({ confirmada }: SessionUser, acto: Message): void {
  if (!confirmada) throw failure('confirmacion_requerida', 'seguridad.confirmar.pedida', { acto });
}

type Muchos = 'asignaciones' | 'intentos' | 'deshacer' | 'correos' | 'ceses' | 'registros';

/** Wants a proof for a change of more than `free` records; one record or a few ask nothing (P153). */
export function requireConfirmedFor(
  user: SessionUser,
  clave: Muchos,
  { n, free = 1 }: { readonly n: number; readonly free?: number },
): void {
  if (n > free) requireConfirmed(user, message(`seguridad.confirmar.muchos.${clave}`, { n }));
}
