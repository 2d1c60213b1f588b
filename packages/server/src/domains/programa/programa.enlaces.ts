import type { LinkCall } from '../../core/master/link-service.ts';
import { refreshPlanes } from '../avance/avance.public.ts';
import { planProgramas } from './programa.repository.ts';

/** Links of programs with plans (`POST /programa/ins/plan`, P90). */
export const enlacePlanPrograma: LinkCall<'id_planestudio', 'id_programa'> = {
  link: planProgramas,
  parent: { field: 'id_planestudio', noun: 'plan' },
  child: { field: 'id_programa', noun: 'programa' },
  linked: 'programas',
  structureChanged: refreshPlanes,
};
