import { contentById } from '../../core/master/content-by-id.ts';
import * as repository from './curso.repository.ts';

export const listCursosOfPlan = contentById('planestudio', repository.findCursosOfPlan);
export const listCursosOfPrograma = contentById('programa', repository.findCursosOfPrograma);
export const listCursosOfModulo = contentById('modulo', repository.findCursosOfModulo);
