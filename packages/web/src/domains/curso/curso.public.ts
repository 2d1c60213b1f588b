import { cursos } from './curso.queries.ts';
import { useLocalPicker } from '../../ui/pick/use-local-picker.ts';

/** Courses that a program may take in. */
export const useCursoPicker = () => useLocalPicker(cursos.useItems());
