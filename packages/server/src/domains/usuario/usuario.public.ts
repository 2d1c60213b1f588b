export { findSession } from './find-session.ts';
export { createAdministrator, purgeExpired, usuarioPresent } from './maintenance.service.ts';
