export { findSession } from './find-session.ts';
export { closeCeased } from './use-cases/close-ceased.ts';
export { createAdministrator, purgeExpired, usuarioPresent } from './maintenance.service.ts';
