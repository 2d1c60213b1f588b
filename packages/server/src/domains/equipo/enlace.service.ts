import type { Executor } from '../../db/executor.ts';
import { hashToken, newToken } from '../sesion/sesion.public.ts';
import { insertEnlace } from './enlace.repository.ts';

/** Lifetime of the link of a digest (P43). */
const ENLACE_MS = 30 * 24 * 60 * 60 * 1000;

/** Address under which the page of a digest opens; the token stands behind `#`, where no server and no log sees it (P51). */
export const enlaceUrl = (publicUrl: string, token: string): string => `${publicUrl}/equipo/responder#token=${token}`;

/** Boss to whom a digest goes, and the assignments that it tells. */
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
