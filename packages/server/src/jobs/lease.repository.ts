import type { Executor } from '../db/executor.ts';

/** Request for the lease of a job; instants are ISO 8601. */
export interface LeaseRequest {
  readonly nombre: string;
  readonly now: string;
  /** End of the lease if this process dies. */
  readonly until: string;
  /** The job is due when it last ended at or before this. */
  readonly before: string;
  /** A lease that ends later, and a run that ended later, were written by a clock that ran ahead. */
  readonly skewed: { readonly lease: string; readonly run: string };
}

/** Takes the lease of a job in one statement; false while another process has it, or when the job is not due. */
export async function takeLease(db: Executor, { nombre, now, until, before, skewed }: LeaseRequest): Promise<boolean> {
  const row = await db
    .insertInto('tarea_programada')
    .values({ nombre, arrendada_hasta: until })
    .onConflict((conflict) =>
      conflict
        .column('nombre')
        .doUpdateSet({ arrendada_hasta: until })
        .where((where) =>
          where.or([where('tarea_programada.arrendada_hasta', '<=', now), where('tarea_programada.arrendada_hasta', '>', skewed.lease)]),
        )
        .where((where) =>
          where.or([
            where('tarea_programada.ultima', 'is', null),
            where('tarea_programada.ultima', '<=', before),
            where('tarea_programada.ultima', '>', skewed.run),
          ]),
        ),
    )
    .returning('nombre')
    .executeTakeFirst();
  return row !== undefined;
}

/** Releases the lease unless it expired and another process has it; `done` records the time of a successful run. */
export async function endLease(
  db: Executor,
  { nombre, until }: LeaseRequest,
  { now, done }: { now: string; done: boolean },
): Promise<void> {
  await db
    .updateTable('tarea_programada')
    .set({ arrendada_hasta: now, ...(done && { ultima: now }) })
    .where('nombre', '=', nombre)
    .where('arrendada_hasta', '=', until)
    .execute();
}

/** Records that work which runs outside of this process ended well at an instant. */
export const recordRun = async (db: Executor, nombre: string, ultima: string): Promise<void> => {
  await db
    .insertInto('tarea_programada')
    .values({ nombre, arrendada_hasta: ultima, ultima })
    .onConflict((conflict) => conflict.column('nombre').doUpdateSet({ ultima }))
    .execute();
};
