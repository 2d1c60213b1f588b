import type { api } from '@portal/contract/api';
import { nextNumber } from '../builders/counter.ts';
import { buildFactor, codeAt, TEST_RECOVERY } from '../builders/ingreso/factor.ts';
import { tokenHash } from '../builders/ingreso/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '../builders/persona/usuario.ts';
import type { ExamplesOf, World } from './example.ts';

type Usuario = (typeof api)['usuario'];
type Calls = 'loginFactor' | 'selFactor' | 'iniciarFactor' | 'activarFactor' | 'codigosFactor' | 'quitarFactor' | 'restablecerFactor';

/** Opens a challenge for the learner, who has a second factor; returns its token. */
async function openDesafio({ test, alumno: { id_usuario } }: World): Promise<string> {
  await buildFactor(test, { id_usuario });
  const token = `desafio-de-prueba-${nextNumber()}`;
  const fecha_expiracion = new Date(test.now.getTime() + 60_000).toISOString();
  await test.db
    .insertInto('desafio')
    .values({ token_hash: tokenHash(token), id_usuario, fecha_expiracion })
    .execute();
  return token;
}

/** Requests of the second factor. */
export const factor: Pick<ExamplesOf<Usuario>, Calls> = {
  loginFactor: async (world) => ({ body: { desafio: await openDesafio(world), codigo: TEST_RECOVERY } }),
  activarFactor: async ({ test, alumno }) => {
    const secreto = await buildFactor(test, { id_usuario: alumno.id_usuario, activo: false });
    return { body: { codigo: codeAt(secreto, test.now) } };
  },
  codigosFactor: async ({ test, alumno }) => {
    await buildFactor(test, alumno);
    return { body: { codigo: TEST_RECOVERY } };
  },
  quitarFactor: async ({ test, alumno }) => {
    await buildFactor(test, alumno);
    return { body: { contrasenia: DEMO_PASSWORD, codigo: TEST_RECOVERY } };
  },
  restablecerFactor: async ({ test }) => {
    const { id_usuario } = await buildUsuario(test.db);
    await buildFactor(test, { id_usuario });
    return { body: { id_usuario } };
  },
};
