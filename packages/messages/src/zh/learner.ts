import { learnerPart } from '../learner.ts';
import { zh } from './index.ts';

export const learner = learnerPart(zh);
