export { contenidoService } from './contenido.master.ts';
