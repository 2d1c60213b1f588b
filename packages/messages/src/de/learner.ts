import { learnerPart } from '../learner.ts';
import { de } from './index.ts';

export const learner = learnerPart(de);
