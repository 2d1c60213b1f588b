import { feriadoMaestro } from '@portal/contract/feriado';
import { sql } from 'kysely';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { Executor } from '../../db/executor.ts';

export const feriadoRows = masterRows({
  definition: feriadoMaestro,
  table: 'feriado',
  alias: 'f',
  from: sql`feriado f`,
  computed: {},
});

/** Returns another record of the same day, if any; two saves of one day wait for each other. */
export async function findSameDay(trx: Executor, fecha: string, id: number | undefined): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('feriado.fecha'), 0)`.execute(trx);
  const { rows } = await sql<{ id_feriado: number }>`
    select id_feriado from feriado where fecha = ${fecha}::date and id_feriado is distinct from ${id ?? null}::integer`.execute(trx);
  return rows[0]?.id_feriado;
}
