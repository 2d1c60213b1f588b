import type { api } from '@portal/contract/api';
import { buildPlan } from '../../builders/contenido/plan.ts';
import { buildSubida } from '../../builders/contenido/subida.ts';
import { buildAsignacion } from '../../builders/persona/asignacion.ts';
import { buildPaquete, setPaquete } from '../../scenes/paquete.ts';
import { scormZip } from '../../scenes/scorm-zip.ts';
import type { ExamplesOf, World } from '../example.ts';

/** Builds a topic of the learner with a package that grades it. */
async function build(world: World) {
  const { test, alumno, empresa, dataDir } = world;
  const plan = await buildPlan(test.db, { id_empresa: empresa.id_empresa });
  await buildAsignacion(test.db, { id_usuario: alumno.id_usuario, id_planestudio: plan.plan.id_planestudio });
  const [ocurrencia] = plan.ocurrencias;
  const { id_tema } = ocurrencia!;
  const id_paquete = await buildPaquete({ db: test.db, dataDir, now: test.now }, { id_tema });
  await setPaquete(test.db, id_tema, { id_paquete, calificacion: 'paquete' });
  return { ocurrencia: ocurrencia!, id_tema, id_paquete };
}

/** Requests of content packages. */
export const paquete: ExamplesOf<(typeof api)['paquete']> = {
  ins: async (world) => {
    const { id_tema } = await build(world);
    return { body: { subida: await buildSubida(world.dataDir, scormZip()), nombre: 'inducción.zip', id_tema } };
  },
  deTema: async (world) => ({ params: { id: (await build(world)).id_tema } }),
  efecto: async (world) => {
    const { id_tema, id_paquete } = await build(world);
    return { body: { id_tema, id_paquete } };
  },
  usar: async (world) => {
    const { id_tema, id_paquete } = await build(world);
    return { body: { id_tema, id_paquete, calificacion: 'ambos', juicio_paquete: 'nota' } };
  },
  probar: async (world) => ({ body: { id_paquete: (await build(world)).id_paquete } }),
  estado: async (world) => ({ body: (await build(world)).ocurrencia }),
  abrir: async (world) => ({ body: (await build(world)).ocurrencia }),
};
