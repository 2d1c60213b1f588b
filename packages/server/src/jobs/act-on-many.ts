import type { Executor } from '../db/executor.ts';
import { hasPendientes, runMasivos } from '../domains/masivo/masivo.public.ts';
import { momentOf, type Timed } from './moment-of.ts';
import { runJob } from './run-job.ts';

/** Milliseconds after which a run leaves the rest to the next one, well within its lease. */
const RUN_MS = 30_000;
const LEASE_MS = 120_000;

/** Does the confirmed acts on many people (P236). */
export async function actOnMany(db: Executor, { signal, ...timed }: Timed & { readonly signal: AbortSignal }): Promise<void> {
  if (!(await hasPendientes(db))) return;
  const { clock } = timed;
  const until = clock().getTime() + RUN_MS;
  const run = () => runMasivos(db, { goesOn: () => !signal.aborted && clock().getTime() < until, moment: () => momentOf(timed, db) });
  await runJob(db, { nombre: 'masivo', every: 0, lease: LEASE_MS, run }, clock);
}
