import { cursos } from './curso.queries.ts';

/** Courses that a program may take in. */
export const useCursoItems = cursos.useItems;
