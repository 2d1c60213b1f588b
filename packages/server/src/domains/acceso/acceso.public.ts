export { lockAccesos } from './acceso.repository.ts';
export { requireAdministratorLeft } from './otorgante.service.ts';
export { takeDerechos } from './titular.repository.ts';
