import type { Path } from './paths.ts';
import { type Audience, opensAtFirst, type Role } from './roles.ts';

/** Screens that a role opens beyond its audiences: forms and imports of contents; results and certificates of people; reports. */
const BEYOND: Readonly<Partial<Record<Role, readonly Path[]>>> = {
  autor: [
    '/contenido',
    '/contenidoedit',
    '/cursoedit',
    '/masivo',
    '/moduloedit',
    '/planestudioedit',
    '/planhoja',
    '/preguntaedit',
    '/preguntaimportar',
    '/programaedit',
    '/recalificacion',
    '/recalificar',
    '/temaborradores',
    '/temaedit',
    '/temamodulo',
    '/temapregunta',
  ],
  auditor: ['/certificadovisor', '/evaluacionresultado'],
  lector: [
    '/dashboardadmin',
    '/empresaseguimiento',
    '/evaluacion',
    '/feedback',
    '/planestudioprogreso',
    '/planestudioseguimiento',
    '/reportecuadro',
    '/reportecuadrover',
    '/reportedptoceco',
    '/reporteempresa',
    '/reportegralempresa',
    '/reporteguardado',
    '/reportelineatiempo',
    '/reportenoasignado',
    '/reportenps',
    '/reportes',
    '/reporteusuarioxempresa',
    '/usuarioreporte',
    '/usuariosinasignar',
  ],
};

/** Screens that only change something, or show what is one's own: an auditor has nothing to do there. */
const ACTS: ReadonlySet<Path> = new Set([
  '/asignacioneliminar',
  '/asignaciongrupo',
  '/asignacionplan',
  '/asignacionreglaedit',
  '/asignacionusuario',
  '/ausenciaimportar',
  '/masivo',
  '/planhoja',
  '/planimportar',
  '/preguntaimportar',
  '/recalificar',
  '/reporteguardado',
  '/temaborradores',
  '/temamodulo',
  '/temapregunta',
  '/usuariocodigos',
  '/usuarioimportar',
]);

/** Hides screens as a courtesy only: the server checks every permission (P1). */
export function mayOpen(role: Role, screen: { readonly audience: Audience; readonly path: Path }): boolean {
  if (role === 'auditor' && ACTS.has(screen.path)) return false;
  return opensAtFirst(role, screen) || BEYOND[role]?.includes(screen.path) === true;
}
