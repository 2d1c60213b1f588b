import { CUERPO_BUSQUEDA, type reporteApi } from '@portal/contract/reporte';
import { nextNumber, stamps } from '../builders/counter.ts';
import type { ExamplesOf, World } from './example.ts';

const page = { query: { pagina: 1, tamano: 10 } };
const ofPlan = ({ empresa, plan }: World) => ({
  companies: String(empresa.id_empresa),
  plan: plan.plan.id_planestudio,
  from: '0',
  to: '0',
});

const bodyOf = ({ empresa, plan }: World) => ({ id_empresa: empresa.id_empresa, id_planestudio: plan.plan.id_planestudio });
const guardado = (nombre: string) => ({
  nombre,
  ruta: '/reporteusuarioxempresa' as const,
  filtros: { empresas: '0', planes: '0', desde: '0', hasta: '0' },
});

/** Saves a report of the caller of the example. */
const saved = async ({ test, admin }: World): Promise<number> =>
  (
    await test.db
      .insertInto('reporte_guardado')
      .values({
        ...guardado(`Informe ${nextNumber()}`),
        filtros: '{}',
        rango: 'todo',
        compartido: 1,
        id_usuario: admin.id_usuario,
        ...stamps(),
      })
      .returning('id_reporte_guardado')
      .executeTakeFirstOrThrow()
  ).id_reporte_guardado;

/** Stores a picture with the row of the learner. */
const frozen = async ({ test, alumno, empresa }: World): Promise<number> => {
  const day = new Date(Date.UTC(2000, 0, nextNumber())).toISOString().slice(0, 10);
  const head = { informe: '/reporteusuarioxempresa', fecha: day, columnas: '{}', momento: test.now.toISOString() };
  const { id_cuadro } = await test.db.insertInto('cuadro').values(head).returning('id_cuadro').executeTakeFirstOrThrow();
  const fila = JSON.stringify({ id_usuario: alumno.id_usuario, personal: alumno.personal });
  await test.db.insertInto('cuadro_fila').values({ id_cuadro, numero: 1, id_empresa: empresa.id_empresa, fila }).execute();
  await test.db
    .updateTable('cuadro')
    .set({ huella: 'a'.repeat(64) })
    .where('id_cuadro', '=', id_cuadro)
    .execute();
  return id_cuadro;
};

export const reporte: ExamplesOf<typeof reporteApi> = {
  generalEmpresa: (world) => ({ params: ofPlan(world), ...page }),
  generalEmpresaPor: (world) => ({ body: bodyOf(world), ...page }),
  generalEmpresaCols: (world) => ({ body: bodyOf(world) }),
  generalTotal: (world) => ({ body: bodyOf(world) }),
  generalDpto: (world) => ({ params: ofPlan(world), ...page }),
  generalDptoPor: (world) => ({ body: bodyOf(world), ...page }),
  generalDptoCols: ({ empresa, plan }) => ({ params: { a: String(empresa.id_empresa), b: String(plan.plan.id_planestudio) } }),
  select: () => ({ body: { ...CUERPO_BUSQUEDA.empresa, primero: '[Todas las Empresas]' } }),
  npsDePlan: (world) => {
    const { plan, from, to } = ofPlan(world);
    return { params: { plan, from, to }, ...page };
  },
  lineaTiempoDe: (world) => {
    const { companies, from, to } = ofPlan(world);
    return { params: { companies, from, to }, ...page };
  },
  empresa: ({ plan }) => ({ query: { ...page.query, planes: String(plan.plan.id_planestudio) } }),
  usuarioEmpresa: (world) => {
    const { plan, ...params } = ofPlan(world);
    return { params: { ...params, plans: String(plan) }, ...page };
  },
  usuarioEmpresaPor: ({ empresa, plan }) => ({
    body: { id_empresa: empresa.id_empresa, id_planestudio: [plan.plan.id_planestudio].join(',') },
    ...page,
  }),
  guardado: async (world) => ({ params: { id: await saved(world) } }),
  guardar: () => ({ body: guardado('Avance de las tiendas') }),
  cambiarGuardado: async (world) => ({ body: { ...guardado('Otro nombre'), id_reporte: await saved(world), version: 1 } }),
  simularEnvio: () => ({ body: { filtros: {}, a_direccion: 1 } }),
  enviosGuardado: async (world) => ({ params: { id: await saved(world) }, ...page }),
  borrarGuardado: async (world) => ({ params: { id: await saved(world) } }),
  enviarGuardado: async (world) => ({ body: { id_reporte: await saved(world) } }),
  cuadros: async (world) => {
    await frozen(world);
    return page;
  },
  cuadro: async (world) => ({ params: { id: await frozen(world) } }),
  cuadroFilas: async (world) => ({ body: { id_cuadro: await frozen(world) } }),
  cuadroArchivo: async (world) => ({ params: { id: await frozen(world) } }),
  compararCuadros: async (world) => ({ params: { antes: await frozen(world), ahora: await frozen(world) }, ...page }),
  verificarCuadro: async (world) => ({ body: { id_cuadro: await frozen(world) } }),
};
