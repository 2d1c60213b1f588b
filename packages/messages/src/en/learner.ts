import { learnerPart } from '../learner.ts';
import { en } from './index.ts';

export const learner = learnerPart(en);
