import type { presenciaApi as calls } from './presencia.ts';
import type { AnswersOf } from '../examples/answers-of.ts';

/** Nobody else: a form is usually open once. */
export const presencia = { editar: [] } satisfies AnswersOf<typeof calls>;
