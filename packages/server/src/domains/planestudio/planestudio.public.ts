export { planestudioService } from './planestudio.master.ts';
export { listSeguimiento } from './seguimiento.repository.ts';
