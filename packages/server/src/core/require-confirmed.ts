import { failure } from '../errors/errors.ts';
import type { SessionUser } from './context.ts';

/** Throws 403 `confirmacion_requerida` for a session whose person gave no proof of late (P153): the client asks for one and sends the call again. */
export function requireConfirmed({ confirmada }: SessionUser): void {
  if (!confirmada) throw failure('confirmacion_requerida', 'seguridad.confirmar.pedida');
}
