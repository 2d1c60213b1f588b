import type { api } from '@portal/contract/api';
import { buildSubordinado } from '../builders/organizacion/equipo.ts';
import { buildDiseno } from '../builders/organizacion/diseno.ts';
import { buildPlanestudio } from '../builders/organizacion/estructura.ts';
import { pngOf } from '../builders/contenido/png.ts';
import { buildParametro } from '../builders/parametro.ts';
import { buildSimulacion } from '../builders/contenido/simulacion.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import type { ExamplesOf, World } from './example.ts';
import { planilla } from './planilla.ts';
import { regla } from './regla.ts';
import { approved, draft, opened, rated } from './learner-records.ts';

type Api = typeof api;

const ofAlumno = ({ alumno }: World) => ({ params: { id: alumno.id_usuario } });
const ofAlumnoPlan = ({ alumno, plan }: World) => ({ params: { a: alumno.id_usuario, b: plan.plan.id_planestudio } });
const ofApproved = async (world: World) => ({ params: { id: await approved(world) } });
const page = () => ({ query: { pagina: 1, tamano: 10 } });

const pareja = async ({ test, plan }: World) => ({
  id_usuario: (await buildUsuario(test.db)).id_usuario,
  id_planestudio: plan.plan.id_planestudio,
});

const simulated = ({ test, plan, admin }: World) =>
  buildSimulacion(test.db, { autor: admin, id_planestudio: plan.plan.id_planestudio, now: test.now });

const assigned = async ({ test, alumno, plan }: World) =>
  test.db
    .selectFrom('asignacion')
    .select(['id_asignacion', 'version'])
    .where('id_usuario', '=', alumno.id_usuario)
    .where('id_planestudio', '=', plan.plan.id_planestudio)
    .executeTakeFirstOrThrow();
export const asignacion: ExamplesOf<Api['asignacion']> = {
  reporte: ({ empresa }) => ({ params: { companies: String(empresa.id_empresa), from: '0', to: '0' }, ...page() }),
  reporteCodigo: async ({ test, alumno, empresa }) => {
    const { codigo_usuario } = await test.db
      .selectFrom('usuario')
      .select('codigo_usuario')
      .where('id_usuario', '=', alumno.id_usuario)
      .executeTakeFirstOrThrow();
    return { params: { companyIds: String(empresa.id_empresa), from: '0', to: '0', userCode: codigo_usuario }, ...page() };
  },
  porEliminar: ({ empresa }) => ({ body: { id_empresa: empresa.id_empresa }, ...page() }),
  sel: async (world) => ({ params: { id: (await assigned(world)).id_asignacion } }),
  upd: async (world) => {
    const { id_asignacion, version } = await assigned(world);
    return { params: { id: id_asignacion }, body: { codigo_estado: 2, motivo: 'Cambió de puesto', version } };
  },
  del: async (world) => ({ body: { id_asignacion: (await assigned(world)).id_asignacion } }),
  eliminar: async (world) => ({ query: {}, body: [{ id_asignacion: (await assigned(world)).id_asignacion }] }),
  prorrogar: async (world) => ({
    query: {},
    body: {
      seleccion: { ids: [(await assigned(world)).id_asignacion] },
      plazo: { dias: 10 },
      motivo: 'Licencia',
      avisar: 1,
    },
  }),
  ofUsuario: ofAlumno,
  pendientes: ofAlumno,
  pendientesPlan: ofAlumnoPlan,
  ins: async (world) => ({ body: [await pareja(world)] }),
  insItem: async (world) => ({ body: await pareja(world) }),
  ...regla,
  insGrupo: async ({ test, plan }) => {
    const { codigo_parametro } = await buildParametro(test.db);
    await buildUsuario(test.db, { codigo_grupo: codigo_parametro });
    return { body: [{ id_planestudio: plan.plan.id_planestudio, codigo_grupo: codigo_parametro }] };
  },
  simular: async (world) => {
    const { id_usuario, id_planestudio } = await pareja(world);
    return { body: { planes: [id_planestudio], seleccion: { ids: [id_usuario] } } };
  },
  simularRegla: async ({ plan, empresa }) => ({
    body: { planes: [plan.plan.id_planestudio], condicion: [{ empresa: [empresa.id_empresa] }] },
  }),
  simulacionFilas: async (world) => ({ params: { id: await simulated(world) }, query: {} }),
  aplicar: async (world) => ({ body: { id_simulacion: await simulated(world) } }),
  simularCopia: async ({ test, plan }) => ({
    body: { id_planestudio: plan.plan.id_planestudio, id_referencia: (await buildPlanestudio(test.db)).id_planestudio },
  }),
  ...planilla,
};

const imagen = { clave: null, datos: Buffer.from(pngOf(64, 32)).toString('base64') };
const DISENO = {
  corregir: false,
  logo: imagen,
  logo_texto: 'Cámara de Comercio',
  firmantes: [{ nombre: 'Rosa Díaz', cargo: 'Gerente', imagen }],
  mostrar_duracion: true,
  mostrar_empresa: true,
  mostrar_documento: true,
};

export const certificado: ExamplesOf<Api['certificado']> = {
  sel: ofApproved,
  fuente: ofApproved,
  ofUsuario: ofAlumno,
  async verificar(world) {
    const id_evaluacion = await approved(world);
    const row = await world.test.db
      .selectFrom('certificado')
      .select('codigo')
      .where('id_evaluacion', '=', id_evaluacion)
      .executeTakeFirstOrThrow();
    return { params: row };
  },
  async disenoIns({ test }) {
    const present = await test.db
      .selectFrom('certificado_diseno')
      .select(['id_certificado_diseno', 'version'])
      .orderBy('desde', 'desc')
      .orderBy('id_certificado_diseno', 'desc')
      .executeTakeFirst();
    return { body: { ...DISENO, ...(present ?? { id_certificado_diseno: 0, version: 0 }) } };
  },
  firmaDel: async ({ test }) => ({ params: { id: (await buildDiseno(test.db)).id_certificado_firmante } }),
  imagenes: ofApproved,
};

export const detalle: ExamplesOf<Api['detalle']> = {
  ins: async (world) => ({ body: (await opened(world)).answers[0]! }),
  async insVarias(world) {
    const { id_evaluacion, answers } = await opened(world);
    return { body: { id_evaluacion, respuestas: answers } };
  },
  sel: async (world) => ({ params: { id: await draft(world) } }),
  upd: async (world) => ({ params: { id: await draft(world) }, body: { respuesta: 2 } }),
  del: async (world) => ({ params: { id: await draft(world) } }),
};

export const evaluacion: ExamplesOf<Api['evaluacion']> = {
  reporte: () => ({ params: { companies: '0', plan: 0, topic: 0 }, ...page() }),
  ins: ({ plan }) => ({ body: plan.ocurrencias[0]! }),
  insDetalle: async (world) => ({ body: (await opened(world)).answers }),
  sel: ofApproved,
  resultadoPost: async (world) => ({ body: { id_evaluacion: await approved(world) } }),
  resultado: ofApproved,
  result: ofApproved,
  respuestas: ofApproved,
  upd: async (world) => ({ params: { id: await approved(world) }, body: { codigo_estado: 2, motivo: 'Prueba de acceso' } }),
  anular: async (world) => ({ body: { seleccion: { ids: [await approved(world)] }, codigo_estado: 2, motivo: 'Prueba de acceso' } }),
  del: async (world) => ({ params: { id: (await opened(world)).id_evaluacion } }),
};

export const feedback: ExamplesOf<Api['feedback']> = {
  ins: async (world) => ({ body: { id_evaluacion: await approved(world), escala: 80, comentario: 'Muy útil' } }),
  sel: async (world) => ({ params: { id: await rated(world) } }),
  upd: async (world) => ({ body: { id_feedback: await rated(world), escala: 90, comentario: 'Mejor aún' } }),
  del: async (world) => ({ params: { id: await rated(world) } }),
};

export const recordatorio: ExamplesOf<Api['recordatorio']> = {
  simular: async ({ test, plan }) => {
    const { id_planestudio } = plan.plan;
    await test.db.updateTable('planestudio').set({ notifica_nivel1: 90 }).where('id_planestudio', '=', id_planestudio).execute();
    return { query: { id_planestudio } };
  },
  persona: async ({ test, alumno, plan }) => {
    const { id_asignacion } = await buildSubordinado(test, { jefe: alumno, id_planestudio: plan.plan.id_planestudio });
    return { body: { id_asignacion } };
  },
};
