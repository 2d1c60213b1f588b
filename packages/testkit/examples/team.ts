import type { api } from '@portal/contract/api';
import { nextNumber } from '../builders/counter.ts';
import { buildEnlace, buildSubordinado } from '../builders/organizacion/equipo.ts';
import type { ExamplesOf, World } from './example.ts';
import { planillaAusencias } from './planilla-ausencias.ts';

type Api = typeof api;

/** Builds a person of the learner's team; returns the answer that accepts the delay. */
async function aceptada({ test, alumno, plan }: World) {
  const { id_asignacion } = await buildSubordinado(test, { jefe: alumno, id_planestudio: plan.plan.id_planestudio });
  return { id_asignacion, tipo: 'aceptada' as const };
}

export const equipo: ExamplesOf<Api['equipo']> = {
  sellst: ({ alumno }) => ({ params: { id: alumno.id_usuario }, query: { pagina: 1, tamano: 10 } }),
  personas: ({ alumno }) => ({ params: { id: alumno.id_usuario }, query: { pagina: 1, tamano: 10 } }),
  atrasados: ({ alumno }) => ({ params: { id: alumno.id_usuario }, query: { pagina: 1, tamano: 10 } }),
  subordinados: ({ alumno }) => ({ params: { id: alumno.id_usuario }, query: { pagina: 1, tamano: 10 } }),
  resumen: ({ alumno }) => ({ params: { id: alumno.id_usuario } }),
  persona: async ({ test, alumno, plan }) => {
    const { id_usuario } = await buildSubordinado(test, { jefe: alumno, id_planestudio: plan.plan.id_planestudio });
    return { params: { id: alumno.id_usuario, persona: id_usuario } };
  },
  responder: async (world) => ({ body: { respuestas: [await aceptada(world)] } }),
  enlace: async (world) => {
    const { id_asignacion } = await aceptada(world);
    return { body: { token: await buildEnlace(world.test, world.alumno, [id_asignacion]) } };
  },
  responderEnlace: async (world) => {
    const respuesta = await aceptada(world);
    return { body: { token: await buildEnlace(world.test, world.alumno, [respuesta.id_asignacion]), respuestas: [respuesta] } };
  },
};

const dayOf = (number: number) => new Date(Date.UTC(2030, 0, number)).toISOString().slice(0, 10);

const ausenciaFields = ({ alumno }: World) => {
  const day = dayOf(nextNumber());
  return { id_usuario: alumno.id_usuario, tipo: 'licencia' as const, fecha_desde: day, fecha_hasta: day };
};

const newAusencia = async (world: World) => {
  const { id_ausencia } = await world.test.db
    .insertInto('ausencia')
    .values({ ...ausenciaFields(world), usuario_creacion: 'pruebas' })
    .returning('id_ausencia')
    .executeTakeFirstOrThrow();
  return id_ausencia;
};
const ausenciaParams = async (world: World) => ({ params: { id: await newAusencia(world) } });

export const ausencia: ExamplesOf<Api['ausencia']> = {
  sellst: async (world) => {
    await newAusencia(world);
    return { query: { pagina: 1, tamano: 10 } };
  },
  sel: ausenciaParams,
  ins: (world) => ({ body: ausenciaFields(world) }),
  upd: async (world) => ({ body: { id_ausencia: await newAusencia(world), ...ausenciaFields(world) } }),
  delGet: ausenciaParams,
  del: ausenciaParams,
  ofUsuario: async (world) => {
    await newAusencia(world);
    return { params: { id: world.alumno.id_usuario } };
  },
  ...planillaAusencias,
};

const feriadoFields = () => ({ fecha: dayOf(4000 + nextNumber()), feriado: 'Aniversario' });
const newFeriado = async ({ test }: World) => {
  const values = { ...feriadoFields(), usuario_creacion: 'pruebas' };
  const { id_feriado } = await test.db.insertInto('feriado').values(values).returning('id_feriado').executeTakeFirstOrThrow();
  return id_feriado;
};
const feriadoParams = async (world: World) => ({ params: { id: await newFeriado(world) } });

export const feriado: ExamplesOf<Api['feriado']> = {
  sel: feriadoParams,
  ins: () => ({ body: feriadoFields() }),
  upd: async (world) => ({ body: { id_feriado: await newFeriado(world), ...feriadoFields() } }),
  delGet: feriadoParams,
  del: feriadoParams,
};
