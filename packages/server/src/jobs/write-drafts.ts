import type { Executor } from '../db/executor.ts';
import { hasVivas, writeBorradores } from '../domains/redactor/redactor.public.ts';
import { momentOf, type Timed } from './moment-of.ts';
import { runJob } from './run-job.ts';

const LEASE_MS = 150_000;

/** Sends the requests for drafts of questions that wait, and stores what comes back (P284). */
export async function writeDrafts(db: Executor, { signal, ...timed }: Timed & { readonly signal: AbortSignal }): Promise<void> {
  if (!(await hasVivas(db))) return;
  const run = () => writeBorradores(db, { redactor: timed.config.redactor, moment: () => momentOf(timed, db), signal });
  await runJob(db, { nombre: 'redactor', every: 0, lease: LEASE_MS, run }, timed.clock);
}
