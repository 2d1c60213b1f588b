import { byId } from '../../core/master/by-id.ts';
import * as repository from './curso.repository.ts';

export const listCursosOfPlan = byId(repository.findCursosOfPlan);
export const listCursosOfPrograma = byId(repository.findCursosOfPrograma);
export const listCursosOfModulo = byId(repository.findCursosOfModulo);
