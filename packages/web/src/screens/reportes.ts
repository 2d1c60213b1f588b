import type { Screen } from './screen.ts';

/** Reports, in the order of the menu. */
export const reportes: readonly Screen[] = [
  {
    path: '/reporteusuarioxempresa',
    audience: 'admin',
    title: 'reporteUsuarioEmpresa',
    load: () => import('../domains/reporte/UsuarioEmpresaScreen.tsx').then((m) => m.UsuarioEmpresaScreen),
    menu: { group: 'reportes' },
  },
  {
    path: '/reportenps',
    audience: 'admin',
    title: 'reporteNps',
    load: () => import('../domains/reporte/NpsScreen.tsx').then((m) => m.NpsScreen),
    menu: { group: 'reportes' },
  },
  {
    path: '/reportelineatiempo',
    audience: 'admin',
    title: 'reporteLineaTiempo',
    load: () => import('../domains/reporte/LineaTiempoScreen.tsx').then((m) => m.LineaTiempoScreen),
    menu: { group: 'reportes' },
  },
  {
    path: '/reportenoasignado',
    audience: 'admin',
    title: 'reporteNoAsignado',
    load: () => import('../domains/reporte/NoAsignadoScreen.tsx').then((m) => m.NoAsignadoScreen),
    menu: { group: 'reportes' },
  },
  {
    path: '/reportegral',
    audience: 'admin',
    title: 'reporteGeneral',
    load: () => import('../domains/asignacion/lista/ReporteGralScreen.tsx').then((m) => m.ReporteGralScreen),
    menu: { group: 'reportes' },
  },
];
