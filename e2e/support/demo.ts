import type { TemaAlumno } from '@portal/contract/asignacion';
import { avanceApi } from '@portal/contract/avance';
import { type Recurso, temaApi } from '@portal/contract/tema';
import type { Client } from './api.ts';

/** The demo's learner; the world of the journeys includes the demo. */
export const DEMO_LEARNER = { username: '10000003', password: 'Portal-Demo-2026' };

/** The demo's administrator, who is not the cast's. */
export const DEMO_ADMIN = { username: '10000001', password: 'Portal-Demo-2026' };

/** Open topics of the demo's learner, each with its material. */
export async function demoLessons(client: Client): Promise<{ tema: TemaAlumno; recursos: readonly Recurso[]; descarga: Recurso | null }[]> {
  const learner = await client.signIn(DEMO_LEARNER);
  const { id_usuario } = await learner.person(DEMO_LEARNER);
  const temas = await learner.call(avanceApi.temas, { params: { id: id_usuario } });
  const lessons = [];
  for (const tema of temas.filter(({ bloqueado }) => !bloqueado)) {
    const { id_tema, id_planestudio, id_programa, id_curso, id_modulo } = tema;
    const body = { id_tema, id_planestudio, id_programa, id_curso, id_modulo };
    const { recursos, descarga } = await learner.call(temaApi.detalle, { body });
    lessons.push({ tema, recursos, descarga });
  }
  return lessons;
}
