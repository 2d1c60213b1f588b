import { byId } from '../../core/master/by-id.ts';
import * as repository from './modulo.repository.ts';

export const listModulosOfPlan = byId(repository.findModulosOfPlan);
export const listModulosOfPrograma = byId(repository.findModulosOfPrograma);
export const listModulosOfCurso = byId(repository.findModulosOfCurso);
export const listModulosOfTema = byId(repository.findModulosOfTema);
