import type { SessionUser, Settings } from '../../core/context.ts';
import { dayIn } from '../../core/day.ts';
import type { Executor } from '../../db/executor.ts';
import { findVigente } from './sesion.repository.ts';
import { hashToken } from './token.crypto.ts';
import { daysToExpiry } from './vencimiento.rules.ts';

/** Moment of a call, and the settings with the lifetime of passwords. */
export interface Moment {
  readonly now: Date;
  readonly settings: Settings;
}

/** Returns the days until a stored password expires, `dias_vencimiento` (P81). */
export function expiryDays(
  person: { readonly contrasenia_fecha: string | null; readonly contrasenia_temporal: boolean },
  { now, settings }: Moment,
): number {
  const { zona_horaria, dias_vencimiento } = settings;
  return daysToExpiry({
    changed: person.contrasenia_fecha && dayIn(zona_horaria, new Date(person.contrasenia_fecha)),
    temporary: person.contrasenia_temporal,
    today: dayIn(zona_horaria, now),
    lifetime: dias_vencimiento,
  });
}

/**
 * Returns the person of a session token; null if the token is unknown, expired or revoked, or the person is Cesado (P1, P5, P6). A session
 * by a provider ignores the age of the password, which it did not use (`docs/decisions/014`).
 */
export async function findSession(db: Executor, token: string, moment: Moment): Promise<SessionUser | null> {
  const sesion = await findVigente(db, hashToken(token), moment.now.toISOString());
  if (!sesion) return null;
  const admin = sesion.indicador_admin === 1;
  return {
    id_usuario: sesion.id_usuario,
    id_sesion: sesion.id_sesion,
    username: sesion.username,
    admin,
    soporte: admin || sesion.indicador_soporte === 1,
    contraseniaVencida: sesion.proveedor === null && expiryDays(sesion, moment) < 0,
  };
}
