import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Devices kept for each person, the latest. */
const KEPT = 20;

export async function hasDispositivo(db: Executor, id_usuario: number, dispositivo_hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('dispositivo')
    .select('fecha_uso')
    .where('id_usuario', '=', id_usuario)
    .where('dispositivo_hash', '=', dispositivo_hash)
    .executeTakeFirst();
  return row !== undefined;
}

interface Use {
  readonly id_usuario: number;
  readonly dispositivo_hash: string;
  readonly fecha_uso: string;
}

export async function saveDispositivo(db: Executor, use: Use): Promise<void> {
  await db
    .insertInto('dispositivo')
    .values(use)
    .onConflict((conflict) => conflict.columns(['id_usuario', 'dispositivo_hash']).doUpdateSet({ fecha_uso: use.fecha_uso }))
    .execute();
}

/** Deletes devices last used before `before`, and those beyond the latest twenty of a person. */
export async function purgeDispositivos(db: Executor, before: string): Promise<void> {
  await sql`
    delete from dispositivo d using (
      select id_usuario, dispositivo_hash, row_number() over (partition by id_usuario order by fecha_uso desc) as lugar from dispositivo
    ) as orden
    where orden.id_usuario = d.id_usuario and orden.dispositivo_hash = d.dispositivo_hash
      and (orden.lugar > ${KEPT} or d.fecha_uso < ${before}::timestamptz)`.execute(db);
}
