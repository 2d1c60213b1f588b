import { type RolAcotado, rolAcotadoOf } from '@portal/contract/roles';
import type { UsuarioActual } from '@portal/contract/sesion';
import type { Path } from './paths.ts';

/** Audience of a screen (the `quien` column of rutas.tsv). `anonimo`: only signed out; `publico`: everybody. */
export type Audience = 'anonimo' | 'publico' | 'todos' | 'usuario' | 'soporte' | 'admin';
/** Role that decides menu and first screen; the server checks the permissions. */
export type Role = 'admin' | 'soporte' | RolAcotado | 'alumno';

/** Returns the widest role of a person: administrator, then support, then one beside them (P216), then learner. */
export const roleOf = (user: UsuarioActual): Role => {
  if (user.indicador_admin) return 'admin';
  if (user.indicador_soporte) return 'soporte';
  return rolAcotadoOf(user.rol_acotado ?? 0) ?? 'alumno';
};

const EVERYBODY: readonly Audience[] = ['publico', 'todos'];
const CONTENTS: ReadonlySet<Audience> = new Set([...EVERYBODY, 'soporte']);

const AUDIENCES: Record<Role, ReadonlySet<Audience>> = {
  admin: new Set([...CONTENTS, 'usuario', 'admin']),
  soporte: CONTENTS,
  autor: CONTENTS,
  auditor: new Set([...CONTENTS, 'admin']),
  lector: new Set(EVERYBODY),
  alumno: new Set([...EVERYBODY, 'usuario']),
};

/** First screen of a role (P56). */
export const HOME: Record<Role, Path> = {
  admin: '/dashboard',
  soporte: '/planestudio',
  autor: '/planestudio',
  auditor: '/dashboard',
  lector: '/dashboard',
  alumno: '/dashboardusuario',
};

/** Returns whether a role opens a screen for its audience, or as its first one: what the sign-in has to know. `mayOpen` knows all of them. */
export const opensAtFirst = (role: Role, { audience, path }: { readonly audience: Audience; readonly path: Path }): boolean =>
  AUDIENCES[role].has(audience) || HOME[role] === path;
