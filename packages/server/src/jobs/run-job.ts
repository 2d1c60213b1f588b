import type { Executor } from '../db/executor.ts';
import { traced } from '../operations/traced.ts';
import { endLease, takeLease } from './lease.repository.ts';

/** One kind of scheduled work. Times in milliseconds. */
export interface Job {
  /** Its name in table `tarea_programada`. */
  readonly nombre: string;
  /** Minimum time between the end of one run and the next; 0: no minimum. */
  readonly every: number;
  /** Time after which another process may start the job again, although this run has not ended. */
  readonly lease: number;
  readonly run: () => Promise<void>;
}

/** Most milliseconds that the clocks of two processes may differ. */
const SKEW = 60_000;

const instant = (time: number): string => new Date(time).toISOString();

/**
 * Runs a job if it is due and no other process is running it (table `tarea_programada`). Returns whether it ran.
 * A failed run does not count: the job stays due. Moments that no right clock can have written, as after a clock that ran ahead was set
 * back, count for nothing.
 */
export async function runJob(db: Executor, job: Job, clock: () => Date): Promise<boolean> {
  const start = clock().getTime();
  const lease = {
    nombre: job.nombre,
    now: instant(start),
    until: instant(start + job.lease),
    before: instant(start - job.every),
    skewed: { lease: instant(start + job.lease + SKEW), run: instant(start + SKEW) },
  };
  if (!(await takeLease(db, lease))) return false;
  let done = false;
  try {
    await traced({ kind: 'job', name: job.nombre }, job.run);
    done = true;
  } finally {
    await endLease(db, lease, { now: clock().toISOString(), done });
  }
  return true;
}
