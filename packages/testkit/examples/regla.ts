import type { reglas } from '@portal/contract/asignacion';
import { buildParametro, DOMINIO } from '../builders/parametro.ts';
import { buildRegla } from '../builders/persona/regla.ts';
import type { ExamplesOf, World } from './example.ts';

/** A rule that reaches the learner's company alone. */
const ruled = async ({ test, plan, empresa }: World) => {
  const { id_planestudio } = plan.plan;
  return buildRegla(test.db, { id_planestudio, condicion: [{ empresa: [empresa.id_empresa] }] });
};

export const regla: ExamplesOf<typeof reglas> = {
  reglas: async (world) => {
    await ruled(world);
    return { query: { pagina: 1, tamano: 10 } };
  },
  regla: async (world) => ({ params: { id: (await ruled(world)).id_regla } }),
  reglasDe: async ({ test, plan, empresa }) => {
    const { id_parametro } = await buildParametro(test.db, { id_dominio: DOMINIO.cargo });
    const condicion = [{ empresa: [empresa.id_empresa], cargo: [id_parametro] }];
    await buildRegla(test.db, { id_planestudio: plan.plan.id_planestudio, condicion });
    return { params: { id: id_parametro } };
  },
  estadoRegla: async (world) => ({ body: { id_regla: (await ruled(world)).id_regla, codigo_estado: 2, version: 1 } }),
};
