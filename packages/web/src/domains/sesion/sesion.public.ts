export { keepSession, signOut, verifySession } from './sesion.queries.ts';
