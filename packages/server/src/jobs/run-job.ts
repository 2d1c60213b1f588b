import type { Executor } from '../db/executor.ts';
import { endLease, takeLease } from './lease.repository.ts';

/** One kind of scheduled work. Times in milliseconds. */
export interface Job {
  /** Its name in table `tarea_programada`. */
  readonly nombre: string;
  /** Least time between the end of one run and the next; 0 whenever it is asked for. */
  readonly every: number;
  /** Longest time that a run may take; after it another process may start it again. */
  readonly lease: number;
  readonly run: () => Promise<void>;
}

const instant = (time: number): string => new Date(time).toISOString();

/**
 * Runs a job if it is due and no other process of the portal is at it (table `tarea_programada`). Says whether it ran.
 * A failed run counts as not done: it is tried again at the next occasion.
 */
export async function runJob(db: Executor, job: Job, clock: () => Date): Promise<boolean> {
  const start = clock().getTime();
  const lease = { nombre: job.nombre, now: instant(start), until: instant(start + job.lease), before: instant(start - job.every) };
  if (!(await takeLease(db, lease))) return false;
  let done = false;
  try {
    await job.run();
    done = true;
  } finally {
    await endLease(db, lease, { now: clock().toISOString(), done });
  }
  return true;
}
