import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../log/log.public.ts';
import { insertSesion } from './sesion.repository.ts';
import { hashToken, newToken } from './token.crypto.ts';

/** Lifetime of a session: seven days from the sign-in, not extended by use. */
const SESSION_MS = 7 * 24 * 60 * 60 * 1000;
/** Lifetime of a session on a shared tablet (P124). */
const SHOP_SESSION_MS = 8 * 60 * 60 * 1000;

interface Opening {
  readonly now: Date;
  /** Address and user agent of the sign-in (P150). */
  readonly ip: string;
  readonly agente: string | null;
  /** Id of the sign-in provider; absent for a password. */
  readonly proveedor?: string;
  /** Shared tablet to which the session is bound. */
  readonly tableta?: { readonly id_dispositivo: number };
}

/** Inserts a session in the caller's transaction and logs the sign-in. Returns the token; the database stores only its hash (P5). */
export async function openSession(
  trx: Executor,
  person: { readonly id_usuario: number; readonly username: string },
  { now, ip, agente, proveedor, tableta }: Opening,
): Promise<string> {
  const token = newToken();
  await insertSesion(trx, {
    id_usuario: person.id_usuario,
    token_hash: hashToken(token),
    proveedor,
    agente,
    ip,
    id_dispositivo: tableta?.id_dispositivo,
    fecha_creacion: now.toISOString(),
    fecha_expiracion: new Date(now.getTime() + (tableta ? SHOP_SESSION_MS : SESSION_MS)).toISOString(),
  });
  const detalle = tableta ? `tablet ${tableta.id_dispositivo}` : proveedor && `proveedor ${proveedor}`;
  const { id_usuario, username: usuario } = person;
  await recordEvent(trx, { id_usuario, id_autor: id_usuario, usuario, tabla: 'usuario', tipo: 'login', detalle, now });
  return token;
}
