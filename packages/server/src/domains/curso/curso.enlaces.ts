import type { LinkCall } from '../../core/master/link-service.ts';
import { refreshPlanesOf } from '../avance/avance.public.ts';
import { programaCursos } from './curso.repository.ts';

/** Links of courses with programs (`POST /curso/ins/programa`, P90). */
export const enlaceProgramaCurso: LinkCall<'id_programa', 'id_curso'> = {
  link: programaCursos,
  parent: { field: 'id_programa', noun: 'programa' },
  child: { field: 'id_curso', noun: 'curso' },
  linked: 'cursos',
  structureChanged: (trx, programas) => refreshPlanesOf(trx, 'programa', programas),
};
