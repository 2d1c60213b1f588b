import type { feedback as calls } from '../feedback/feedback.ts';
import type { AnswersOf } from './answers-of.ts';
import { done } from './scene.ts';

export const feedback = {
  ins: { ...done, id_feedback: 1 },
} satisfies AnswersOf<typeof calls>;
