import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { type Context, instantOf, type PublicContext } from '../../core/context.ts';
import { done } from '../../core/http/done.ts';
import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../log/log.public.ts';
import { personOf } from './person.service.ts';
import { closeLinks } from './restablecimiento.repository.ts';
import { purgeAccess, revokeSesion, revokeSesiones } from './sesion.repository.ts';

type Usuario = typeof api.usuario;

const DAY_MS = 24 * 60 * 60 * 1000;

/** `POST /usuario/verify_token?authtoken=`: the person of a token. Throws 401 for any other text. */
export const verifyToken = (
  context: PublicContext,
  { query }: RequestOf<Usuario['verifyToken']>,
): Promise<ResponseOf<Usuario['verifyToken']>> => personOf(context, query.authtoken);

/** `POST /usuario/logout`: revokes the session of the call (P5). */
export async function logout(context: Context): Promise<ResponseOf<Usuario['logout']>> {
  const { user, now } = context;
  await context.db.transaction().execute(async (trx) => {
    await revokeSesion(trx, user.id_sesion, instantOf(context));
    await recordEvent(trx, { id_usuario: user.id_usuario, usuario: user.username, tabla: 'usuario', tipo: 'logout', now });
  });
  return { ...done(context, 'sesion.cerrada') };
}

/** Revokes every session, link and code of these people, in the caller's transaction. */
export async function endAccess(trx: Executor, usuarios: readonly number[], now: string): Promise<void> {
  await revokeSesiones(trx, usuarios, { now });
  await closeLinks(trx, usuarios, now);
}

/** Deletes sessions, links and counters that ended more than a day ago. */
export const purgeExpired = (db: Executor, now: Date): Promise<void> => purgeAccess(db, new Date(now.getTime() - DAY_MS).toISOString());
