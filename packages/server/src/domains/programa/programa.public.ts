export { programaService } from './programa.master.ts';
