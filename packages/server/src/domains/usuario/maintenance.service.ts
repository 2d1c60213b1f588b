import type { Executor } from '../../db/executor.ts';
import { recordEvents } from '../log/log.public.ts';
import { endAccess, hashPassword, matchesPassword, newToken } from '../sesion/sesion.public.ts';
import { ceaseWithoutPassword, findSharedHashes, hasAdministrator, hasUsuario, insertAdministrator } from './maintenance.repository.ts';

const USERNAME = 'admin';

/** Returns whether a person is stored; with `username`, whether that person is stored and active. */
export const usuarioPresent = (db: Executor, username?: string): Promise<boolean> => hasUsuario(db, username);

/** Several people by id and username, in one order. */
export interface People {
  readonly ids: readonly number[];
  readonly usernames: readonly string[];
}

/** Finds the active people who have a password that was given to many at once, or to one of `usernames`. */
export async function findByPassword(db: Executor, password: string, usernames: readonly string[]): Promise<People> {
  const shared = await findSharedHashes(db, usernames);
  const matches = await Promise.all(shared.map(({ contrasenia_hash }) => matchesPassword(contrasenia_hash, password)));
  const found = shared.filter((_hash, index) => matches[index]);
  return { ids: found.flatMap(({ ids }) => ids), usernames: found.flatMap((hash) => hash.usernames) };
}

/** Sets people to "Cesado" from `today` (`YYYY-MM-DD`) on, removes their passwords, ends their sessions and logs it (P21). */
export async function closeAccounts(trx: Executor, { ids }: People, { now, today }: { now: Date; today: string }): Promise<void> {
  const stamp = { usuario: 'sistema', now };
  await ceaseWithoutPassword(trx, ids, { ...stamp, today, now: now.toISOString() });
  await endAccess(trx, ids, now.toISOString());
  await recordEvents(
    trx,
    ids.map((id_usuario) => ({ ...stamp, id_usuario, tabla: 'usuario', tipo: 'cese', detalle: `fecha_cese ${today}` })),
  );
}

/** Inserts an administrator with a one-time password unless an active one is stored; returns the new one's sign-in. */
export const ensureAdministrator = async (db: Executor, now: Date): Promise<{ username: string; password: string } | undefined> =>
  (await hasAdministrator(db)) ? undefined : createAdministrator(db, now);

/** Inserts the first administrator of an empty portal with a random temporary password (P4); returns both in clear. */
export async function createAdministrator(db: Executor, now: Date): Promise<{ username: string; password: string }> {
  const password = newToken().slice(0, 20);
  await insertAdministrator(db, { username: USERNAME, contrasenia_hash: await hashPassword(password), now: now.toISOString() });
  return { username: USERNAME, password };
}
