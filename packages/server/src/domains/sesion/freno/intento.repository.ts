import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Contador } from './freno.rules.ts';

/** Counter of failed attempts of one account, address or e-mail. */
export interface Intento extends Contador {
  readonly clave: string;
}

/** Locks the counters of these keys until the transaction ends, in order of key against deadlocks; inserts missing ones. */
export async function lockIntentos(db: Executor, claves: readonly string[], now: string): Promise<Intento[]> {
  const ordered = claves.toSorted();
  await sql`
    insert into intento_acceso (clave, fallos, ultimo)
    select clave, 0, ${now}::timestamptz from unnest(${ordered}::text[]) as clave
    on conflict (clave) do nothing`.execute(db);
  const { rows } = await sql<Intento>`
    select * from intento_acceso where clave = any (${ordered}::text[]) order by clave for update`.execute(db);
  return rows;
}

export async function saveIntento(db: Executor, clave: string, { fallos, ultimo, bloqueado_hasta }: Contador): Promise<void> {
  await db.updateTable('intento_acceso').set({ fallos, ultimo, bloqueado_hasta }).where('clave', '=', clave).execute();
}

/** Deletes the counters with the last attempt and the end of any block before `before`; locks them in order of key, as sign-ins do. */
export async function purgeIntentos(db: Executor, before: string): Promise<void> {
  await sql`
    with ended as (
      select clave from intento_acceso
      where ultimo < ${before}::timestamptz and coalesce(bloqueado_hasta, '-infinity') < ${before}::timestamptz
      order by clave for update
    )
    delete from intento_acceso where clave in (select clave from ended)`.execute(db);
}

export async function deleteIntento(db: Executor, clave: string): Promise<void> {
  await db.deleteFrom('intento_acceso').where('clave', '=', clave).execute();
}

/** Decrements a counter and removes its block. */
export async function forgiveIntento(db: Executor, clave: string): Promise<void> {
  await sql`update intento_acceso set fallos = greatest(fallos - 1, 0), bloqueado_hasta = null where clave = ${clave}`.execute(db);
}
