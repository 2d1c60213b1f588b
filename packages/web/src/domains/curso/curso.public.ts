import { cursos } from './curso.queries.ts';
import { itemsOf } from '../../core/master/item.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

const toItems = itemsOf('id_curso');

/** Courses that a program may take in. */
export const useCursoSource = () => useLocalSource(cursos.useAll(toItems));
