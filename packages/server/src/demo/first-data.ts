import type { Config } from '../config.ts';
import type { Executor } from '../db/executor.ts';
import { demoSignIns, firstAdministrator, isEmpty, type DemoSignIn, type SignIn } from './first-people.ts';

/** What the start may tell: the demo's sign-ins, and the administrator that was just made with a password shown once. */
export interface FirstData {
  readonly demo: readonly DemoSignIn[];
  readonly administrator?: SignIn;
}

interface FirstDataOptions {
  readonly now: Date;
  /** Called before the demo is loaded: it takes a while. */
  readonly onDemo?: () => void;
}

/**
 * Fills an empty database (nobody in it): with the demo, registration open, or with one administrator alone. A database with people
 * in it is left as it is. Two processes may start on one empty server at once: the slower one finds the work done and goes on.
 */
export async function firstData(db: Executor, config: Config, options: FirstDataOptions): Promise<FirstData> {
  const administrator = (await isEmpty(db)) ? await unlessDone(db, () => fill(db, config, options)) : undefined;
  return { demo: config.demo ? await demoSignIns(db) : [], ...(administrator && { administrator }) };
}

async function fill(db: Executor, config: Config, { now, onDemo }: FirstDataOptions): Promise<SignIn | undefined> {
  if (!config.demo) return firstAdministrator(db, now);
  onDemo?.();
  await db.updateTable('configuracion').set({ registro_abierto: true }).where('id_configuracion', '=', 1).execute();
  const { loadDemo } = await import('./demo.ts');
  await loadDemo(db, { now, dataDir: config.dataDir, almacen: config.almacen });
  return undefined;
}

async function unlessDone<T>(db: Executor, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (await isEmpty(db)) throw error;
    return undefined;
  }
}
