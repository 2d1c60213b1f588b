import type { Executor } from '../db/executor.ts';
import { computeSalud } from '../domains/pregunta/pregunta.public.ts';
import { runJob } from './run-job.ts';

const MINUTE = 60_000;
/** Time after which a run leaves the rest to the next one. */
const RUN_MS = 5 * MINUTE;

interface Judging {
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

/** Computes the figures of the questions with changed answers (P290). */
export async function judgeQuestions(db: Executor, { clock, signal }: Judging): Promise<void> {
  const start = clock().getTime();
  const goesOn = () => !signal.aborted && clock().getTime() < start + RUN_MS;
  const run = async () => void (await computeSalud(db, { clock, goesOn }));
  await runJob(db, { nombre: 'salud', every: 0, lease: 2 * RUN_MS, run }, clock);
}
