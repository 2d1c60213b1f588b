import { learnerPart } from '../learner.ts';
import { fr } from './index.ts';

export const learner = learnerPart(fr);
