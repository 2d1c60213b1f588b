import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Reads the level of writing, which another process may have raised a moment ago. */
export const findNivel = async (db: Executor): Promise<number> =>
  (await db.selectFrom('configuracion').select('nivel_escritura').executeTakeFirstOrThrow()).nivel_escritura;

interface Stamp {
  readonly usuario_modificacion: string;
  readonly fecha_modificacion: string;
}

/** Raises the level to `nivel` unless it is as high; returns the stored one. */
export async function raiseNivel(trx: Executor, nivel: number, { usuario_modificacion, fecha_modificacion }: Stamp): Promise<number> {
  await sql`
    update configuracion set nivel_escritura = ${nivel}::smallint, usuario_modificacion = ${usuario_modificacion},
      fecha_modificacion = ${fecha_modificacion}::timestamptz
    where nivel_escritura < ${nivel}::smallint`.execute(trx);
  return findNivel(trx);
}
