import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Returns whether a person is stored; with `username`, whether that person is stored and active. */
export async function hasUsuario(db: Executor, username?: string): Promise<boolean> {
  let query = db.selectFrom('usuario').select('id_usuario').limit(1);
  if (username) query = query.where('username', '=', username).where('codigo_estado', '=', 1);
  return (await query.executeTakeFirst()) !== undefined;
}

interface NewAdministrator {
  readonly username: string;
  readonly contrasenia_hash: string;
  readonly now: string;
}

export async function insertAdministrator(db: Executor, { username, contrasenia_hash, now }: NewAdministrator): Promise<void> {
  await db
    .insertInto('usuario')
    .values({
      username,
      codigo_usuario: 'ADMIN',
      nombres: 'Administrador',
      tipo_documento: 'OTRO',
      indicador_admin: 1,
      contrasenia_hash,
      contrasenia_fecha: now,
      contrasenia_temporal: true,
      usuario_creacion: 'sistema',
      fecha_creacion: now,
      fecha_modificacion: now,
    })
    .execute();
}

/** Sets active people whose `fecha_cese` is `today` or earlier to "Cesado" and returns them (P82). */
export async function ceaseUsuarios(
  db: Executor,
  { today, now, usuario }: { today: string; now: string; usuario: string },
): Promise<{ id_usuario: number; fecha_cese: string | null }[]> {
  const { rows } = await sql<{ id_usuario: number; fecha_cese: string | null }>`
    update usuario set codigo_estado = 2, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz, version = version + 1
    where codigo_estado = 1 and fecha_cese <= ${today}::date
    returning id_usuario, fecha_cese`.execute(db);
  return rows;
}
