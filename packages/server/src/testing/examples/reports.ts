import { type api, CUERPO_BUSQUEDA } from '@portal/contract';
import type { ExamplesOf, World } from './example.ts';

const page = { query: { pagina: 1, tamano: 10 } };
const ofPlan = ({ empresa, plan }: World) => ({
  companies: String(empresa.id_empresa),
  plan: plan.plan.id_planestudio,
  from: '0',
  to: '0',
});

const bodyOf = ({ empresa, plan }: World) => ({ id_empresa: empresa.id_empresa, id_planestudio: plan.plan.id_planestudio });

export const reporte: ExamplesOf<typeof api.reporte> = {
  generalEmpresa: (world) => ({ params: ofPlan(world), ...page }),
  generalEmpresaPor: (world) => ({ body: bodyOf(world), ...page }),
  generalEmpresaCols: (world) => ({ body: bodyOf(world) }),
  generalTotal: (world) => ({ body: bodyOf(world) }),
  generalDpto: (world) => ({ params: ofPlan(world), ...page }),
  generalDptoPor: (world) => ({ body: bodyOf(world), ...page }),
  generalDptoCols: ({ empresa, plan }) => ({ params: { a: String(empresa.id_empresa), b: String(plan.plan.id_planestudio) } }),
  select: () => ({ body: { ...CUERPO_BUSQUEDA.empresa, primero: '[Todas las Empresas]' } }),
  nps: () => page,
  npsDePlan: (world) => {
    const { plan, from, to } = ofPlan(world);
    return { params: { plan, from, to }, ...page };
  },
  lineaTiempo: () => page,
  lineaTiempoDe: (world) => {
    const { companies, from, to } = ofPlan(world);
    return { params: { companies, from, to }, ...page };
  },
  usuarioEmpresa: (world) => {
    const { plan, ...params } = ofPlan(world);
    return { params: { ...params, plans: String(plan) }, ...page };
  },
  usuarioEmpresaPor: ({ empresa, plan }) => ({
    body: { id_empresa: empresa.id_empresa, id_planestudio: [plan.plan.id_planestudio].join(',') },
    ...page,
  }),
};
