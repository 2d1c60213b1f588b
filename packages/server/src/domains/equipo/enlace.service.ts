import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { equipoApi } from '@portal/contract/equipo';
import { instantOf, type PublicContext } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import { type AppError, failure } from '../../errors/errors.ts';
import { addressKey, hashToken, newToken, requireAttempt } from '../sesion/sesion.public.ts';
import { type Enlace, findEnlace, findSituaciones, insertEnlace } from './enlace.repository.ts';

type Equipo = typeof equipoApi;

/** Lifetime of the link of a digest (P43). */
const ENLACE_MS = 30 * 24 * 60 * 60 * 1000;

/** Builds the address of the page of a digest; the token follows `#`, which browsers send to no server, so no log contains it (P51). */
export const enlaceUrl = (publicUrl: string, token: string): string => `${publicUrl}/equipo/responder#token=${token}`;

/** Recipient of a digest, and the assignments in it. */
export interface Digest {
  readonly id_usuario: number;
  readonly asignaciones: readonly number[];
  readonly now: Date;
}

/** Creates the link of a digest, in the transaction of its message, and returns its token; only a hash of it is stored. */
export async function createEnlace(trx: Executor, { id_usuario, asignaciones, now }: Digest): Promise<string> {
  const token = newToken();
  await insertEnlace(trx, {
    id_usuario,
    asignaciones: [...asignaciones],
    token_hash: hashToken(token),
    fecha_creacion: now.toISOString(),
    fecha_expiracion: new Date(now.getTime() + ENLACE_MS).toISOString(),
  });
  return token;
}

export const spentEnlace = (): AppError => failure('enlace_vencido', 'equipo.errores.enlace');

/** Returns the link of a token. Throws the same 410 for a wrong, a used and an expired one; calls are counted by address. */
export async function requireEnlace(context: PublicContext, token: string): Promise<Enlace> {
  await requireAttempt(context, [addressKey('solicitudes', context.ip)]);
  const enlace = await findEnlace(context.db, hashToken(token), instantOf(context));
  if (!enlace) throw spentEnlace();
  return enlace;
}

/** `POST /equipo/enlace`: the assignments of a digest with their present state; consumes nothing, so that a mail scanner may read it. */
export async function getEnlace(context: PublicContext, { body }: RequestOf<Equipo['enlace']>): Promise<ResponseOf<Equipo['enlace']>> {
  const { id_usuario, personal, asignaciones, fecha_expiracion } = await requireEnlace(context, body.token);
  const { db, today } = context;
  const filas = await findSituaciones(db, { id_jefe: id_usuario, scope: null, today }, asignaciones);
  return { personal, hoy: today, fecha_expiracion, filas };
}
