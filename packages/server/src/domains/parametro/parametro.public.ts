export { requireCategoria } from './categoria.service.ts';
