export { lockJefes, reachable } from './guardar.repository.ts';
export { closeCeased } from './use-cases/close-ceased.ts';
export {
  closeAccounts,
  createAdministrator,
  ensureAdministrator,
  findByPassword,
  type People,
  usuarioPresent,
} from './maintenance.service.ts';
export { findSelectedAsignables } from './usuario-fila.repository.ts';
export { listSinAsignacion } from './sin-asignar.repository.ts';
