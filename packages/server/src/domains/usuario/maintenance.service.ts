import type { Executor } from '../../db/executor.ts';
import { hashPassword, newToken } from '../sesion/sesion.public.ts';
import { countAnyUsuario, insertAdministrator } from './maintenance.repository.ts';

const USERNAME = 'admin';

/** Whether anybody is stored yet; with a username, whether that person is and can sign in. */
export const usuarioPresent = (db: Executor, username?: string): Promise<boolean> => countAnyUsuario(db, username);

/** The first administrator of an empty portal, with a password to use once: it must be changed at the first sign-in (P4). */
export async function createAdministrator(db: Executor, now: Date): Promise<{ username: string; password: string }> {
  const password = newToken().slice(0, 20);
  await insertAdministrator(db, { username: USERNAME, contrasenia_hash: await hashPassword(password), now: now.toISOString() });
  return { username: USERNAME, password };
}
