import { contentById } from '../../core/master/content-by-id.ts';
import * as repository from './modulo.repository.ts';

export const listModulosOfPlan = contentById('planestudio', repository.findModulosOfPlan);
export const listModulosOfPrograma = contentById('programa', repository.findModulosOfPrograma);
export const listModulosOfCurso = contentById('curso', repository.findModulosOfCurso);
export const listModulosOfTema = contentById('tema', repository.findModulosOfTema);
