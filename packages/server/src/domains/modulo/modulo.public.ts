export { moduloService } from './modulo.master.ts';
