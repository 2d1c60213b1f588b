export { empresaService } from './empresa.master.ts';
