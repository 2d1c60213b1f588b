export { signOut, verifySession } from './sesion.queries.ts';
