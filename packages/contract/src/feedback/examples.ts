import type { feedbackApi as calls } from './feedback.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { ATTEMPT, done, PLACE_TITLES, TOPICS } from '../examples/scene.ts';

export const feedback = {
  sellst: [
    {
      id_feedback: 1,
      id_evaluacion: ATTEMPT,
      fecha_feedback: '2026-11-20T15:12:00.000Z',
      codigo: 'ALU003',
      nombres: 'Alba',
      apellido: 'Quispe Ñahui',
      empresa: 'Grupo Andino',
      fecha_evaluacion: '2026-11-20T15:10:00.000Z',
      plan: PLACE_TITLES.plan,
      titulo: TOPICS[0].titulo,
      comentario: 'Muy claro',
      escala: 90,
      usuario_creacion: '10000003',
    },
  ],
  ins: { ...done, id_feedback: 1 },
} satisfies AnswersOf<typeof calls>;
