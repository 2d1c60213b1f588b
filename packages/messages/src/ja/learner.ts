import { learnerPart } from '../learner.ts';
import { ja } from './index.ts';

export const learner = learnerPart(ja);
