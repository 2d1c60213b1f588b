export { listSeguimiento } from './seguimiento.repository.ts';
