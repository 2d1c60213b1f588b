import { detalleApi } from '@portal/contract/detalle';
import { feedbackApi } from '@portal/contract/feedback';
import { answersFor, open, take } from '../scenes/cuestionario.ts';
import type { World } from './example.ts';

const place = ({ plan }: World, index: number) => plan.ocurrencias[index]!;

/** Id of a new approved attempt of the learner, in the plan's first topic. */
export async function approved(world: World): Promise<number> {
  const { status, data, problem } = await take(world.alumno, place(world, 0));
  if (status !== 200) throw new Error(problem.message);
  return data.id_evaluacion;
}

/** Id of a new open attempt of the learner, in the plan's second topic, with its answers to send. */
export async function opened(world: World) {
  const id_evaluacion = await open(world.alumno, place(world, 1));
  return { id_evaluacion, answers: await answersFor(world.test, id_evaluacion) };
}

/** Id of a drawn question with its draft answer, in an open attempt of the learner. */
export async function draft(world: World): Promise<number> {
  const { answers } = await opened(world);
  const { data } = await world.test.call(detalleApi.ins, { token: world.alumno.token, body: answers[0]! });
  return data.id_detalle;
}

/** Id of a feedback that the learner gave. */
export async function rated(world: World): Promise<number> {
  const body = { id_evaluacion: await approved(world), escala: 80, comentario: 'Muy útil' };
  const { data } = await world.test.call(feedbackApi.ins, { token: world.alumno.token, body });
  return data.id_feedback;
}
