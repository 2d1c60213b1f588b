import type { detalleApi as calls } from './detalle.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

export const detalle = {
  ins: { ...done, id_detalle: 1 },
  insVarias: { ...done, guardadas: 3 },
} satisfies AnswersOf<typeof calls>;
