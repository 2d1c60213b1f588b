import { sql } from 'kysely';
import type { Executor } from '../db/executor.ts';

/** What a job needs to be taken: instants are ISO 8601. */
export interface LeaseRequest {
  readonly nombre: string;
  readonly now: string;
  /** End of the lease, should this process die. */
  readonly until: string;
  /** The job is due when it last ended at or before this. */
  readonly before: string;
}

/** Takes a job for this process: false while another one has it, or when it is not due yet. One statement decides. */
export async function takeLease(db: Executor, { nombre, now, until, before }: LeaseRequest): Promise<boolean> {
  const row = await db
    .insertInto('tarea_programada')
    .values({ nombre, arrendada_hasta: until })
    .onConflict((conflict) =>
      conflict
        .column('nombre')
        .doUpdateSet({ arrendada_hasta: until })
        .where('tarea_programada.arrendada_hasta', '<=', now)
        .where((where) => where.or([where('tarea_programada.ultima', 'is', null), where('tarea_programada.ultima', '<=', before)])),
    )
    .returning('nombre')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a job back, unless its lease ran out and another process has it; `done` notes when it ended well. */
export async function endLease(
  db: Executor,
  { nombre, until }: LeaseRequest,
  { now, done }: { now: string; done: boolean },
): Promise<void> {
  await db
    .updateTable('tarea_programada')
    .set({ arrendada_hasta: now, ...(done && { ultima: now }) })
    .where('nombre', '=', nombre)
    .where('arrendada_hasta', '=', sql<string>`${until}::timestamptz`)
    .execute();
}
