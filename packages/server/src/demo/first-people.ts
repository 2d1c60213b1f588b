import { DEMO_SIGN_INS } from '../domains/portal/portal.public.ts';
import { createAdministrator, usuarioPresent } from '../domains/usuario/usuario.public.ts';
import type { Executor } from '../db/executor.ts';

export interface SignIn {
  readonly username: string;
  readonly password: string;
}
export type DemoSignIn = SignIn & { readonly rol: string };

export const isEmpty = async (db: Executor): Promise<boolean> => !(await usuarioPresent(db));

/** The demo's sign-ins, if its administrator exists. */
export const demoSignIns = async (db: Executor): Promise<readonly DemoSignIn[]> =>
  (await usuarioPresent(db, DEMO_SIGN_INS[0].username)) ? DEMO_SIGN_INS : [];

export const firstAdministrator = (db: Executor, now: Date): Promise<SignIn> => createAdministrator(db, now);
