import type { SessionUser, Settings } from '../../core/context.ts';
import { dayIn } from '../../core/day.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import { findLlamada, noteUse } from './sesion.repository.ts';
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

/** Settings of the portal, who calls, and the companies to which the access is limited (P46). */
export interface Caller {
  readonly settings: Settings;
  readonly user: SessionUser | null;
  readonly scope: Scope;
}

/**
 * Reads the settings and the person of a session token; `user` is null without a token, if it is unknown, expired, unused for hours or
 * revoked, or if the person is Cesado (P1, P5, P6). A session by a provider ignores the age of the password, which it did not use (`docs/decisions/014`).
 */
export async function findCaller(db: Executor, token: string | undefined, now: Date): Promise<Caller> {
  const row = await findLlamada(db, token === undefined ? null : hashToken(token), now.toISOString());
  const { id_sesion, id_usuario, username, indicador_admin, indicador_soporte, ...rest } = row;
  const { contrasenia_fecha, contrasenia_temporal, proveedor, uso_por_anotar, alcance, ...settings } = rest;
  if (id_sesion === null || id_usuario === null || username === null) return { settings, user: null, scope: null };
  // A full disk refuses the write; what is only read goes on.
  if (uso_por_anotar) await noteUse(db, id_sesion, now.toISOString()).catch(() => undefined);
  const admin = indicador_admin === 1;
  const age = { contrasenia_fecha, contrasenia_temporal: contrasenia_temporal === true };
  const contraseniaVencida = proveedor === null && expiryDays(age, { now, settings }) < 0;
  return {
    settings,
    user: { id_usuario, id_sesion, username, admin, soporte: admin || indicador_soporte === 1, contraseniaVencida },
    scope: alcance && { empresas: alcance },
  };
}
