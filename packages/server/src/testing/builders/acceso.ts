import type { Executor } from '../../db/executor.ts';
import { signIn } from './sesion.ts';
import { buildUsuario, type UsuarioOverrides } from './usuario.ts';

/** Inserts an administrator whose access is limited to these companies, the first of which is their own, and signs in. */
export async function limitedAdmin(
  test: { readonly db: Executor; readonly now: Date },
  empresas: readonly number[],
  overrides: UsuarioOverrides = {},
): Promise<{ readonly id_usuario: number; readonly token: string }> {
  const { id_usuario } = await buildUsuario(test.db, { admin: true, indicador_alcance: 1, id_empresa: empresas[0], ...overrides });
  const rows = empresas.map((id_empresa) => ({ id_usuario, id_empresa, usuario_creacion: 'pruebas' }));
  await test.db.insertInto('acceso_empresa').values(rows).execute();
  return { id_usuario, token: await signIn(test, { id_usuario }) };
}
