import type { api } from '@portal/contract/api';
import { buildEmpresa } from '../../builders/organizacion/empresa.ts';
import { buildUsuario } from '../../builders/persona/usuario.ts';
import { joined, shownUnion } from '../../scenes/union.ts';
import { signIn } from '../../builders/ingreso/sesion.ts';
import type { ExamplesOf, World } from '../example.ts';

/** Builds two companies, one with a person. */
async function pair({ test }: World) {
  const [conservada, unida] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
  await buildUsuario(test.db, { id_empresa: unida.id_empresa });
  return { clase: 'empresa' as const, id_conservado: conservada.id_empresa, id_unido: unida.id_empresa };
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
