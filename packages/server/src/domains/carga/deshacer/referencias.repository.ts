import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';

/** Column that refers to a record; a delete of the record must not leave rows behind in its table. */
interface Referencia {
  readonly tabla: string;
  readonly columna: string;
}

/** Returns the foreign keys to the id of a table that neither delete their rows with it nor let go of it, in every table of the portal. */
async function findReferencias(trx: Executor, tabla: string): Promise<Referencia[]> {
  const { rows } = await sql<Referencia>`
    select r.conrelid::regclass::text as tabla, de.attname as columna
    from pg_constraint r cross join lateral unnest(r.conkey, r.confkey) as k(de, a)
    join pg_attribute ajeno on ajeno.attrelid = ${tabla}::regclass and ajeno.attnum = k.a and ajeno.attname = ${`id_${tabla}`}
    join pg_attribute de on de.attrelid = r.conrelid and de.attnum = k.de
    where r.contype = 'f' and r.confrelid = ${tabla}::regclass and r.confdeltype = 'a' order by 1, 2`.execute(trx);
  return rows;
}

/** Returns which of these records others refer to, and the first table that does. */
export async function findReferidos(
  trx: Executor,
  tabla: 'usuario' | 'empresa' | 'parametro',
  ids: readonly number[],
): Promise<Map<number, string>> {
  const referidos = new Map<number, string>();
  for (const { tabla: otra, columna } of await findReferencias(trx, tabla)) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(columna)} as id from ${sql.table(otra)} where ${sql.ref(columna)} = any (${[...ids]}::integer[])`.execute(
      trx,
    );
    for (const { id } of rows) if (!referidos.has(id)) referidos.set(id, otra);
  }
  return referidos;
}
