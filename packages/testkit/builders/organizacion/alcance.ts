import type { Executor } from '@portal/server/src/db/executor.ts';
import type { UsuarioTable } from '@portal/server/src/db/tables/personas.ts';
import type { Selectable } from 'kysely';
import { stamps } from '../counter.ts';
import { buildUsuario } from '../persona/usuario.ts';

/** Inserts an administrator with access limited to some companies (P46). */
export async function buildLimitedAdmin(db: Executor, empresas: readonly number[]): Promise<Selectable<UsuarioTable>> {
  const admin = await buildUsuario(db, { admin: true, indicador_alcance: 1 });
  const { usuario_creacion, fecha_creacion } = stamps();
  for (const id_empresa of empresas) {
    await db.insertInto('acceso_empresa').values({ id_usuario: admin.id_usuario, id_empresa, usuario_creacion, fecha_creacion }).execute();
  }
  return admin;
}
