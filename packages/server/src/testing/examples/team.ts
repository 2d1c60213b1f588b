import type { api } from '@portal/contract';
import { buildEnlace, buildSubordinado } from '../builders/equipo.ts';
import type { ExamplesOf, World } from './example.ts';

type Api = typeof api;

/** Builds a person of the learner's team; returns the answer that accepts the delay. */
async function aceptada({ test, alumno, plan }: World) {
  const { id_asignacion } = await buildSubordinado(test, { jefe: alumno, id_planestudio: plan.plan.id_planestudio });
  return { id_asignacion, tipo: 'aceptada' as const };
}

export const equipo: ExamplesOf<Api['equipo']> = {
  sellst: ({ alumno }) => ({ params: { id: alumno.id_usuario }, query: { pagina: 1, tamano: 10 } }),
  responder: async (world) => ({ body: { respuestas: [await aceptada(world)] } }),
  enlace: async (world) => {
    const { id_asignacion } = await aceptada(world);
    return { body: { token: await buildEnlace(world.test, world.alumno, [id_asignacion]) } };
  },
  responderEnlace: async (world) => {
    const respuesta = await aceptada(world);
    return { body: { token: await buildEnlace(world.test, world.alumno, [respuesta.id_asignacion]), respuestas: [respuesta] } };
  },
  justificaciones: async (world) => ({ params: { id: (await aceptada(world)).id_asignacion } }),
};
