import type { api } from '@portal/contract';
import { buildPlanilla, buildPlanillada } from '../builders/importacion.ts';
import { buildUsuario } from '../builders/usuario.ts';
import { codigoSheet } from '../spreadsheet.ts';
import type { ExamplesOf, World } from './example.ts';

type Asignacion = (typeof api)['asignacion'];
type Planilla = Pick<Asignacion, Extract<keyof Asignacion, `importar${string}`>>;

const page = { pagina: 1, tamano: 10 };

const reviewed = ({ test, admin, plan }: World) => buildPlanilla(test.db, admin, plan.plan);
const confirmed = ({ test, admin, plan }: World) => buildPlanillada(test.db, admin, plan.plan);

/** Requests of the sheet that gives a plan to its people. */
export const planilla: ExamplesOf<Planilla> = {
  importar: async ({ test, plan }) => ({
    query: { archivo: 'plan.xlsx', opciones: { id_planestudio: plan.plan.id_planestudio } },
    body: await codigoSheet((await buildUsuario(test.db)).codigo_usuario),
  }),
  importarIns: async (world) => ({ body: { id_importacion: await reviewed(world) } }),
  importarFilas: async (world) => ({ params: { id: await reviewed(world) }, query: page }),
  importarRechazadas: async (world) => ({ params: { id: await reviewed(world) } }),
  importarDeshacer: async (world) => ({ params: { id: await confirmed(world) }, query: {} }),
  async importarLista(world) {
    await confirmed(world);
    return { query: page };
  },
};
