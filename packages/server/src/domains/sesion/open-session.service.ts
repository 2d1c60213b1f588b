import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../log/log.public.ts';
import { insertSesion } from './sesion.repository.ts';
import { hashToken, newToken } from './token.crypto.ts';

/** Lifetime of a session: seven days from the sign-in, not extended by use. */
const SESSION_MS = 7 * 24 * 60 * 60 * 1000;

interface Opening {
  readonly now: Date;
  /** Id of the sign-in provider; absent for a password. */
  readonly proveedor?: string;
}

/** Inserts a session in the caller's transaction and logs the sign-in. Returns the token; the database stores only its hash (P5). */
export async function openSession(
  trx: Executor,
  person: { readonly id_usuario: number; readonly username: string },
  { now, proveedor }: Opening,
): Promise<string> {
  const token = newToken();
  await insertSesion(trx, {
    id_usuario: person.id_usuario,
    token_hash: hashToken(token),
    proveedor,
    fecha_creacion: now.toISOString(),
    fecha_expiracion: new Date(now.getTime() + SESSION_MS).toISOString(),
  });
  const detalle = proveedor && `proveedor ${proveedor}`;
  const { id_usuario, username: usuario } = person;
  await recordEvent(trx, { id_usuario, id_autor: id_usuario, usuario, tabla: 'usuario', tipo: 'login', detalle, now });
  return token;
}
