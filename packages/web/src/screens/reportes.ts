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
    path: '/reportegral',
    audience: 'admin',
    title: 'reporteGeneral',
    load: () => import('../domains/asignacion/lista/ReporteGralScreen.tsx').then((m) => m.ReporteGralScreen),
    menu: { group: 'reportes' },
  },
];
