import type { api } from '@portal/contract/api';
import { sesionApi } from '@portal/contract/sesion';
import { Authenticator } from '../authenticator.ts';
import { buildLlave } from '../builders/ingreso/llave.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import type { ExamplesOf, World } from './example.ts';

type Usuario = (typeof api)['usuario'];
type Calls = 'iniciarLoginLlave' | 'loginLlave' | 'sellstLlave' | 'iniciarLlave' | 'insLlave' | 'delLlave' | 'retarSesion';

/** Gives the learner a passkey without ending the session of the example; returns its number. */
async function addLlave({ test, alumno: { token } }: World): Promise<number> {
  const { data } = await test.call(sesionApi.iniciarLlave, { token });
  const llave = new Authenticator().create(data.opciones);
  return (await test.call(sesionApi.insLlave, { body: { nombre: 'Teléfono', llave }, token })).data.id_llave;
}

/** Requests of passkeys. */
export const llave: Pick<ExamplesOf<Usuario>, Calls> = {
  iniciarLoginLlave: () => ({ body: {} }),
  loginLlave: async ({ test }) => {
    const { id_usuario } = await buildUsuario(test.db);
    const authenticator = await buildLlave(test, { id_usuario });
    const { data } = await test.call(sesionApi.iniciarLoginLlave, { body: {} });
    return { body: { llave: authenticator.get(data.opciones) } };
  },
  sellstLlave: async (world) => {
    await addLlave(world);
    return {};
  },
  insLlave: async ({ test, alumno: { token } }) => {
    const { data } = await test.call(sesionApi.iniciarLlave, { token });
    return { body: { nombre: 'Portátil', llave: new Authenticator().create(data.opciones) } };
  },
  delLlave: async (world) => ({ params: { id: await addLlave(world) } }),
  retarSesion: async (world) => {
    await addLlave(world);
    return {};
  },
};
