import type { privacidad as calls } from '../privacidad/privacidad.ts';
import type { AnswersOf } from './answers-of.ts';

/** Answers of the calls about personal data. */
export const privacidad = {
  exportar: null,
} satisfies AnswersOf<typeof calls>;
