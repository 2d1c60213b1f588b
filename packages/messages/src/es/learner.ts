import { learnerPart } from '../learner.ts';
import { es } from './index.ts';

export const learner = learnerPart(es);
