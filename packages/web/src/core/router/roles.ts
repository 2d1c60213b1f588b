import type { UsuarioActual } from '@portal/contract/sesion';
import type { Path } from './paths.ts';

/** Audience of a screen (the `quien` column of rutas.tsv). `anonimo`: only signed out; `publico`: everybody. */
export type Audience = 'anonimo' | 'publico' | 'todos' | 'usuario' | 'soporte' | 'admin';
/** Role that decides menu and first screen; the server checks the permissions. */
export type Role = 'admin' | 'soporte' | 'alumno';

/** Returns the widest role of a person: administrator, then support, then learner. */
export const roleOf = (user: UsuarioActual): Role => {
  if (user.indicador_admin) return 'admin';
  return user.indicador_soporte ? 'soporte' : 'alumno';
};

const AUDIENCES: Record<Role, ReadonlySet<Audience>> = {
  admin: new Set(['publico', 'todos', 'usuario', 'soporte', 'admin']),
  soporte: new Set(['publico', 'todos', 'soporte']),
  alumno: new Set(['publico', 'todos', 'usuario']),
};

/** Hides screens as a courtesy only: the server checks every permission (P1). */
export const mayOpen = (role: Role, audience: Audience): boolean => AUDIENCES[role].has(audience);

/** First screen of a role (P56). */
export const HOME: Record<Role, Path> = { admin: '/dashboard', soporte: '/planestudio', alumno: '/dashboardusuario' };
