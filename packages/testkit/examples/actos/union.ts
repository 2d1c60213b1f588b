import type { api } from '@portal/contract/api';
import { buildUsuario } from '../../builders/persona/usuario.ts';
import { joined, shownUnion } from '../../scenes/union.ts';
import { signIn } from '../../builders/ingreso/sesion.ts';
import type { ExamplesOf, World } from '../example.ts';

/** Builds two records of a person in the company that every caller reaches. */
async function pair({ test, empresa: { id_empresa } }: World) {
  const [conservada, unida] = [await buildUsuario(test.db, { id_empresa }), await buildUsuario(test.db, { id_empresa })];
  return { clase: 'usuario' as const, id_conservado: conservada.id_usuario, id_unido: unida.id_usuario };
}

const actora = async ({ test, admin }: World) => ({ test, token: await signIn(test, admin) });

/** Requests of the joins. */
export const union: ExamplesOf<(typeof api)['union']> = {
  simular: async (world) => ({ body: await pair(world) }),
  confirmar: async (world) => {
    const pareja = await pair(world);
    const { huella } = await shownUnion(await actora(world), pareja);
    return { body: { ...pareja, huella } };
  },
  deshacer: async (world) => ({ body: { id_union: (await joined(await actora(world), await pair(world))).id_union } }),
  simularDeshacer: async (world) => ({ body: { id_union: (await joined(await actora(world), await pair(world))).id_union } }),
  sellst: async (world) => {
    await joined(await actora(world), await pair(world));
    return {};
  },
};
