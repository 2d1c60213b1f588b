import type { Executor } from '../../db/executor.ts';
import { hashPassword, newToken } from '../sesion/sesion.public.ts';
import { hasUsuario, insertAdministrator } from './maintenance.repository.ts';

const USERNAME = 'admin';

/** Returns whether a person is stored; with `username`, whether that person is stored and active. */
export const usuarioPresent = (db: Executor, username?: string): Promise<boolean> => hasUsuario(db, username);

/** Inserts the first administrator of an empty portal with a random temporary password (P4); returns both in clear. */
export async function createAdministrator(db: Executor, now: Date): Promise<{ username: string; password: string }> {
  const password = newToken().slice(0, 20);
  await insertAdministrator(db, { username: USERNAME, contrasenia_hash: await hashPassword(password), now: now.toISOString() });
  return { username: USERNAME, password };
}
