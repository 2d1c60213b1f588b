import type { log as calls } from '../log/log.ts';
import type { AnswersOf } from './answers-of.ts';
import { done } from './scene.ts';

export const log = {
  ins: { ...done, id_log: 1 },
} satisfies AnswersOf<typeof calls>;
