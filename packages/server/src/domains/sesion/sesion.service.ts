import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { type Context, instantOf, type PublicContext } from '../../core/context.ts';
import { done } from '../../core/http/done.ts';
import { failure } from '../../errors/errors.ts';
import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../log/log.public.ts';
import { expiryDays, findCaller } from './find-session.service.ts';
import { closeLinks } from './restablecimiento.repository.ts';
import { findActual, purgeAccess, revokeSesion, revokeSesiones } from './sesion.repository.ts';

type Usuario = typeof api.usuario;

const DAY_MS = 24 * 60 * 60 * 1000;

const badToken = () => failure('sesion_requerida', 'sesion.vencida');

/** `POST /usuario/verify_token?authtoken=`: the person of a token. Throws 401 for any other text. */
export async function verifyToken(
  context: PublicContext,
  { query }: RequestOf<Usuario['verifyToken']>,
): Promise<ResponseOf<Usuario['verifyToken']>> {
  const { user: session } = await findCaller(context.db, query.authtoken, context.now);
  const person = session && (await findActual(context.db, session.id_usuario));
  if (!person) throw badToken();
  const days = expiryDays(person, context);
  return { ...person, dias_vencimiento: session.contraseniaVencida ? days : Math.max(days, 0), id_sesion: session.id_sesion };
}

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
