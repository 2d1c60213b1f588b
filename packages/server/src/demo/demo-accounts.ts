import type { Config } from '../config/config.ts';
import { dayIn } from '../core/day.ts';
import { StartRefusal } from '../errors/start-refusal.ts';
import type { Executor } from '../db/executor.ts';
import { findSettings } from '../domains/configuracion/configuracion.public.ts';
import { DEMO_SIGN_INS } from '../domains/portal/portal.public.ts';
import { closeAccounts, ensureAdministrator, findByPassword, type People } from '../domains/usuario/usuario.public.ts';
import type { SignIn } from './first-people.ts';

/** Names that the refusal lists; the rest is counted. */
const NAMED = 5;

/** Finds the active people who have the password of the demo, which everybody can read. */
const demoPeople = (db: Executor): Promise<People> =>
  findByPassword(
    db,
    DEMO_SIGN_INS[0].password,
    DEMO_SIGN_INS.map(({ username }) => username),
  );

/**
 * Throws, with a Spanish message for the operator, when others may reach the portal and active people have the password of the demo.
 * `DEMO=1` allows it (docs/decisions/026).
 */
export async function refuseDemoAccounts(db: Executor, { exposed, demo }: Pick<Config, 'exposed' | 'demo'>): Promise<void> {
  if (!exposed || demo) return;
  const { usernames } = await demoPeople(db);
  if (usernames.length === 0) return;
  const named = usernames.slice(0, NAMED).join(', ');
  const rest = usernames.length > NAMED ? ` y ${usernames.length - NAMED} más` : '';
  throw new StartRefusal(
    `La contraseña de la demostración, que cualquiera conoce, abre cuentas activas (${usernames.length}): ${named}${rest}. ` +
      'Ciérrelas con «npm run demo:cerrar» (cierra también el registro abierto) o, si el portal es una demostración, inícielo con DEMO=1.',
  );
}

export interface ClosedDemo {
  /** Accounts closed. */
  readonly accounts: number;
  /** New administrator, when no active one was left. */
  readonly administrator: SignIn | undefined;
}

/** Closes the accounts that have the password of the demo, and registration; keeps the portal with an administrator. One transaction. */
export function closeDemo(db: Executor, now: Date): Promise<ClosedDemo> {
  return db.transaction().execute(async (trx) => {
    const people = await demoPeople(trx);
    const { zona_horaria } = await findSettings(trx);
    await closeAccounts(trx, people, { now, today: dayIn(zona_horaria, now) });
    await trx.updateTable('configuracion').set({ registro_abierto: false }).where('id_configuracion', '=', 1).execute();
    return { accounts: people.ids.length, administrator: await ensureAdministrator(trx, now) };
  });
}
