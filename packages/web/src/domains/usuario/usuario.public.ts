export { signOut, verifySession } from './usuario.queries.ts';
