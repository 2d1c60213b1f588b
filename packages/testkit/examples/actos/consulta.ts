import type { api } from '@portal/contract/api';
import { randomUUID } from 'node:crypto';
import { open } from '../../scenes/cuestionario.ts';
import type { ExamplesOf, World } from '../example.ts';

/** Id of a question that the learner asked about the plan's first topic. */
async function asked({ test, alumno, plan }: World): Promise<number> {
  const { id_consulta } = await test.db
    .insertInto('consulta')
    .values({
      id_usuario: alumno.id_usuario,
      clave: randomUUID(),
      id_tema: plan.ocurrencias[0]!.id_tema,
      texto: '¿Qué es la base del fuego?',
      usuario_creacion: 'pruebas',
    })
    .returning('id_consulta')
    .executeTakeFirstOrThrow();
  return id_consulta;
}

export const consulta: ExamplesOf<(typeof api)['consulta']> = {
  sellst: async (world) => {
    await asked(world);
    return { query: { pagina: 1, tamano: 10 } };
  },
  sel: async (world) => ({ params: { id: await asked(world) } }),
  upd: async (world) => ({ body: { id_consulta: await asked(world), version: 1, acto: 'responder', respuesta: 'Donde arde.' } }),
  propias: async (world) => {
    await asked(world);
    return { query: { id_tema: world.plan.ocurrencias[0]!.id_tema } };
  },
  ins: async ({ test, alumno, plan }) => {
    const place = plan.ocurrencias[1]!;
    const id_evaluacion = await open(alumno, place);
    const { id_pregunta } = await test.db
      .selectFrom('detalle')
      .select('id_pregunta')
      .where('id_evaluacion', '=', id_evaluacion)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id_tema } = place;
    return { body: { clave: randomUUID(), texto: '¿Qué quiere decir?', id_tema, id_evaluacion, id_pregunta } };
  },
  leidas: async (world) => ({ body: { ids: [await asked(world)] } }),
};
