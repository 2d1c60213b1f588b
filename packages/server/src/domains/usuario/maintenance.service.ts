import { inTransactionOf } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { recordEvents } from '../log/log.public.ts';
import { endAccess, hashPassword, matchesPassword, newCode, newTemporaryPassword } from '../sesion/sesion.public.ts';
import {
  ceaseWithoutPassword,
  codigoTaken,
  findSharedHashes,
  hasAdministrator,
  hasUsuario,
  insertAdministrator,
  usernameTaken,
} from './maintenance.repository.ts';

/** Username and code of the first administrator. */
const USERNAME = 'admin';
const CODIGO = 'ADMIN';

/** Author of what nobody signed in does. */
const OPERATOR = { id_usuario: 0, username: 'sistema' };

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

/**
 * Inserts an administrator of all companies with a random temporary password (P4); returns both in clear. Throws, with a Spanish message for the
 * operator, for a username that is taken or cannot be one.
 */
export async function createAdministrator(db: Executor, now: Date, wanted?: string): Promise<{ username: string; password: string }> {
  const username = wanted ?? (await freeUsername(db));
  if (!/^\S{3,50}$/.test(username)) throw new Error('El usuario debe tener de 3 a 50 caracteres, sin espacios.');
  if (await usernameTaken(db, username))
    throw new Error(`El usuario «${username}» ya existe: indique otro, o recupérelo si es administrador.`);
  const password = newTemporaryPassword();
  const contrasenia_hash = await hashPassword(password);
  await inTransactionOf({ db, now }, OPERATOR, async (trx) => {
    const codigo_usuario = (await codigoTaken(trx, CODIGO)) ? newCode() : CODIGO;
    await insertAdministrator(trx, { username, codigo_usuario, contrasenia_hash, now: now.toISOString() });
  });
  return { username, password };
}

/** Returns the first free username of `admin`, `admin2` … */
async function freeUsername(db: Executor): Promise<string> {
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? USERNAME : `${USERNAME}${number}`;
    if (!(await usernameTaken(db, username))) return username;
  }
}
