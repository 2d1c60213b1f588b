import type { Config } from '../config/config.ts';
import type { Executor } from '../db/executor.ts';
import { demoSignIns, firstAdministrator, isEmpty, type DemoSignIn, type SignIn } from './first-people.ts';

/** Sign-ins to print at the start: the demo's, and a new administrator with a password shown only once. */
export interface FirstData {
  readonly demo: readonly DemoSignIn[];
  readonly administrator?: SignIn;
}

interface FirstDataOptions {
  readonly now: Date;
  /** Called before loading the demo, which takes some seconds. */
  readonly onDemo?: () => void;
}

/**
 * Fills a database without people: with the demo and open registration, or with one administrator. Does not change a database with
 * people. When two processes start on an empty server at once, the slower one fails to insert, finds the data there and continues.
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
