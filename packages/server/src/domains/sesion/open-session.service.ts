import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../log/log.public.ts';
import { insertSesion } from './sesion.repository.ts';
import { hashToken, newToken } from './token.crypto.ts';

/** A session lasts seven days from its sign-in, however it is used. */
const SESSION_MS = 7 * 24 * 60 * 60 * 1000;

interface Opening {
  readonly now: Date;
  /** Who vouched for the person; absent: the portal's own password. */
  readonly proveedor?: string;
}

/** Opens a session in the caller's transaction and notes the sign-in in the log. Returns the token, which is stored only as its hash. */
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
  await recordEvent(trx, { id_usuario: person.id_usuario, usuario: person.username, tabla: 'usuario', tipo: 'login', detalle, now });
  return token;
}
