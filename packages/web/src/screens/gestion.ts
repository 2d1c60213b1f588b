import type { Screen } from './screen.ts';

/** Screens of the administration: first screen, people, mail. */
export const gestion: readonly Screen[] = [
  {
    path: '/dashboard',
    audience: 'admin',
    title: 'tablero',
    load: () => import('../domains/tablero/TableroScreen.tsx').then((m) => m.TableroScreen),
    menu: { group: 'inicio' },
  },
  {
    path: '/acceso',
    audience: 'admin',
    title: 'accesos',
    load: () => import('../domains/acceso/AccesoListScreen.tsx').then((m) => m.AccesoListScreen),
    menu: { group: 'gestion' },
  },
  {
    path: '/accesoedit',
    audience: 'admin',
    title: 'acceso',
    load: () => import('../domains/acceso/AccesoEditScreen.tsx').then((m) => m.AccesoEditScreen),
  },
  {
    path: '/usuario',
    audience: 'admin',
    title: 'usuarios',
    load: () => import('../domains/usuario/lista/UsuarioListScreen.tsx').then((m) => m.UsuarioListScreen),
    menu: { group: 'gestion', label: 'usuarios' },
  },
  {
    path: '/usuarioedit',
    audience: 'admin',
    title: 'usuarioEdicion',
    load: () => import('../domains/usuario/edicion/UsuarioEditScreen.tsx').then((m) => m.UsuarioEditScreen),
  },
  {
    path: '/usuarioimportar',
    audience: 'admin',
    title: 'usuarioImportar',
    load: () => import('../domains/usuario/importar/UsuarioImportarScreen.tsx').then((m) => m.UsuarioImportarScreen),
  },
  {
    path: '/usuariogrupo',
    audience: 'admin',
    title: 'usuarioGrupo',
    load: () => import('../domains/usuario/grupo/UsuarioGrupoScreen.tsx').then((m) => m.UsuarioGrupoScreen),
    menu: { group: 'gestion' },
  },
  {
    path: '/asignacionplan',
    audience: 'admin',
    title: 'asignacionPlan',
    load: () => import('../domains/asignacion/plan/AsignacionPlanScreen.tsx').then((m) => m.AsignacionPlanScreen),
    menu: { group: 'gestion' },
  },
  {
    path: '/asignacionusuario',
    audience: 'admin',
    title: 'asignacionUsuario',
    load: () => import('../domains/asignacion/usuario/AsignacionUsuarioScreen.tsx').then((m) => m.AsignacionUsuarioScreen),
  },
  {
    path: '/asignaciongrupo',
    audience: 'admin',
    title: 'asignacionGrupo',
    load: () => import('../domains/asignacion/grupo/AsignacionGrupoScreen.tsx').then((m) => m.AsignacionGrupoScreen),
  },
  {
    path: '/usuarioreporte',
    audience: 'admin',
    title: 'usuarioReporte',
    load: () => import('../domains/usuario/reporte/UsuarioReporteScreen.tsx').then((m) => m.UsuarioReporteScreen),
  },
  {
    path: '/usuariosinasignar',
    audience: 'admin',
    title: 'usuarioSinAsignar',
    load: () => import('../domains/usuario/sinasignar/UsuariosSinAsignarScreen.tsx').then((m) => m.UsuariosSinAsignarScreen),
  },
  {
    path: '/usuariocodigos',
    audience: 'admin',
    title: 'codigosAcceso',
    load: () => import('../domains/sesion/codigos/CodigosScreen.tsx').then((m) => m.CodigosScreen),
    menu: { group: 'gestion' },
  },
  {
    path: '/correo',
    audience: 'admin',
    title: 'correos',
    load: () => import('../domains/email/CorreoListScreen.tsx').then((m) => m.CorreoListScreen),
    menu: { group: 'gestion' },
  },
  {
    path: '/log',
    audience: 'admin',
    title: 'registroActividad',
    load: () => import('../domains/log/LogListScreen.tsx').then((m) => m.LogListScreen),
    menu: { group: 'gestion' },
  },
];
