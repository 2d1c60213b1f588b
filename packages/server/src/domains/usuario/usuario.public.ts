export { closeCeased } from './use-cases/close-ceased.ts';
export { createAdministrator, usuarioPresent } from './maintenance.service.ts';
