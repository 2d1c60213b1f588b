import { cursos } from './curso.queries.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

/** Courses that a program may take in. */
export const useCursoSource = () => useLocalSource(cursos.useItems());
