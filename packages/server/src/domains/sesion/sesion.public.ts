export { hashPassword } from './contrasenia.service.ts';
export { findSession } from './find-session.service.ts';
export { endAccess, purgeExpired } from './sesion.service.ts';
export { newToken } from './token.crypto.ts';
