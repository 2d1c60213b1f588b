import type { api } from '@portal/contract/api';
import { hashCodigo } from '@portal/server/src/domains/dispositivo/codigo-dispositivo.crypto.ts';
import { nextNumber } from '../builders/counter.ts';
import { buildDispositivo, buildPin, TEST_PIN } from '../builders/ingreso/dispositivo.ts';
import { DEMO_PASSWORD } from '../builders/persona/usuario.ts';
import type { ExamplesOf, World } from './example.ts';

const newDispositivo = async ({ test, empresa }: World) => (await buildDispositivo(test.db, empresa)).id_dispositivo;
const byParams = async (world: World) => ({ params: { id: await newDispositivo(world) } });
const byBody = async (world: World) => ({ body: { id_dispositivo: await newDispositivo(world) } });
const fields = ({ empresa }: World) => ({ dispositivo: `Tablet ${nextNumber()}`, id_empresa: empresa.id_empresa, maximo_mb: 500 });

/** Builds a tablet with a code that waits to be typed; returns the code. */
async function waitingCode(world: World): Promise<string> {
  const codigo = `PRUE-${1000 + nextNumber()}`;
  const codigo_expira = new Date(world.test.now.getTime() + 60_000).toISOString();
  await world.test.db
    .updateTable('tableta_vinculo')
    .set({ token_hash: null, codigo_hash: hashCodigo(codigo), codigo_expira })
    .where('id_dispositivo', '=', await newDispositivo(world))
    .execute();
  return codigo;
}

export const dispositivo: ExamplesOf<(typeof api)['dispositivo']> = {
  sellst: async (world) => {
    await newDispositivo(world);
    return { query: { pagina: 1, tamano: 10 } };
  },
  sel: byParams,
  ins: (world) => ({ body: fields(world) }),
  upd: async (world) => ({ body: { id_dispositivo: await newDispositivo(world), ...fields(world) } }),
  delGet: byParams,
  del: byParams,
  codigo: byBody,
  desvincular: byBody,
  vincular: async (world) => ({ body: { codigo: await waitingCode(world) } }),
  entrar: async ({ test, alumno }) => {
    await buildPin(test.db, alumno.id_usuario);
    return { body: { documento: alumno.username, pin: TEST_PIN } };
  },
  latido: () => ({ body: { en_espera: 2 } }),
  archivos: () => ({ query: { pagina: 1, tamano: 10 } }),
  pinIns: () => ({ body: { pin: '592013', contrasenia: DEMO_PASSWORD } }),
  pinProvisional: ({ alumno }) => ({ body: { id_usuario: alumno.id_usuario } }),
};
