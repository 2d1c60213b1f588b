import type { detalle as calls } from '../detalle/detalle.ts';
import type { AnswersOf } from './answers-of.ts';
import { done } from './scene.ts';

export const detalle = {
  ins: { ...done, id_detalle: 1 },
  insVarias: { ...done, guardadas: 3 },
} satisfies AnswersOf<typeof calls>;
