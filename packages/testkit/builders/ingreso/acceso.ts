import type { Executor } from '@portal/server/src/db/executor.ts';
import { signIn } from './sesion.ts';
import { buildUsuario, type UsuarioOverrides } from '../persona/usuario.ts';

/** Inserts an active administrator (or another role, with `soporte` or `acotado`) limited to these companies; without companies of all. */
export async function buildAcceso(db: Executor, empresas: readonly { readonly id_empresa: number }[], overrides: UsuarioOverrides = {}) {
  const person = await buildUsuario(db, {
    admin: !overrides.soporte && !overrides.acotado,
    indicador_alcance: empresas.length > 0 ? 1 : 0,
    ...overrides,
  });
  const { id_usuario } = person;
  const rows = empresas.map(({ id_empresa }) => ({ id_usuario, id_empresa, usuario_creacion: 'pruebas' }));
  if (rows.length > 0) await db.insertInto('acceso_empresa').values(rows).execute();
  return person;
}

/** Inserts an administrator with access limited to these companies, the first of which is their own, and signs in. */
export async function limitedAdmin(
  test: { readonly db: Executor; readonly now: Date },
  empresas: readonly number[],
  overrides: UsuarioOverrides = {},
): Promise<{ readonly id_usuario: number; readonly token: string }> {
  const companies = empresas.map((id_empresa) => ({ id_empresa }));
  const { id_usuario } = await buildAcceso(test.db, companies, { id_empresa: empresas[0], ...overrides });
  return { id_usuario, token: await signIn(test, { id_usuario }) };
}
