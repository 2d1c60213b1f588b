export { addressKey, requireAttempt } from './freno.service.ts';
export { hashPassword, matchesPassword, requireGoodPassword } from './contrasenia.service.ts';
export { findCaller } from './find-session.service.ts';
export { issueLinks } from './enlace.service.ts';
export { endAccess, purgeExpired } from './sesion.service.ts';
export { hashToken, newToken } from './token.crypto.ts';
