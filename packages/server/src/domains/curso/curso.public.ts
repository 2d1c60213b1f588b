export { cursoService } from './curso.master.ts';
