import type { LinkCall } from '../../core/master/link-service.ts';
import { refreshPlanesOf } from '../avance/avance.public.ts';
import { cursoModulos, moduloTemas } from './modulo.repository.ts';

/** Links of topics with modules (`POST /modulo/ins/tema`, P90). */
export const enlaceModuloTema: LinkCall<'id_modulo', 'id_tema'> = {
  link: moduloTemas,
  parent: { field: 'id_modulo', noun: 'modulo' },
  child: { field: 'id_tema', noun: 'tema' },
  linked: 'temas',
  structureChanged: (trx, modulos) => refreshPlanesOf(trx, 'modulo', modulos),
};

/** Links of modules with courses (`POST /modulo/ins/curso`, P90). */
export const enlaceCursoModulo: LinkCall<'id_curso', 'id_modulo'> = {
  link: cursoModulos,
  parent: { field: 'id_curso', noun: 'curso' },
  child: { field: 'id_modulo', noun: 'modulo' },
  linked: 'modulos',
  structureChanged: (trx, cursos) => refreshPlanesOf(trx, 'curso', cursos),
};
