export { requireAdministratorLeft } from './otorgante.service.ts';
