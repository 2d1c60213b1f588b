export { ceaseUsuario, reactivateUsuario } from './cese.service.ts';
export { findIntegrantes, leaveGroups } from './grupo.repository.ts';
export { sortParejas } from './grupo.rules.ts';
export { moveIntoGroups } from './grupo.service.ts';
export { lockJefes, reachable, reserved } from './guardar.repository.ts';
export { changeUsuario, createSinDocumento, createUsuario, lockStored } from './guardar.service.ts';
export { writeWelcome } from './use-cases/write-welcome.ts';
export { closeCeased } from './use-cases/close-ceased.ts';
export {
  closeAccounts,
  createAdministrator,
  ensureAdministrator,
  findByPassword,
  type People,
  usuarioPresent,
} from './maintenance.service.ts';
export { findSelectedAsignables, findSelectedUsuarios } from './usuario-fila.repository.ts';
export { listSinAsignacion } from './sin-asignar.repository.ts';
