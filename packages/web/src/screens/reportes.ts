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
    path: '/reportegralempresa',
    audience: 'admin',
    title: 'reporteGralEmpresa',
    load: () => import('../domains/reporte/general/GeneralEmpresaScreen.tsx').then((m) => m.GeneralEmpresaScreen),
    menu: { group: 'reportes' },
  },
  {
    path: '/reportedptoceco',
    audience: 'admin',
    title: 'reporteDptoCeco',
    load: () => import('../domains/reporte/general/GeneralDptoScreen.tsx').then((m) => m.GeneralDptoScreen),
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
    path: '/reporteempresa',
    audience: 'admin',
    title: 'reporteEmpresa',
    load: () => import('../domains/empresa/seguimiento/ReporteEmpresaScreen.tsx').then((m) => m.ReporteEmpresaScreen),
    menu: { group: 'reportes' },
  },
  {
    path: '/empresaseguimiento',
    audience: 'admin',
    title: 'empresaSeguimiento',
    load: () => import('../domains/empresa/seguimiento/EmpresaSeguimientoScreen.tsx').then((m) => m.EmpresaSeguimientoScreen),
  },
  {
    path: '/planestudioseguimiento',
    audience: 'admin',
    title: 'planSeguimiento',
    load: () => import('../domains/planestudio/seguimiento/PlanSeguimientoScreen.tsx').then((m) => m.PlanSeguimientoScreen),
  },
  {
    path: '/planestudioprogreso',
    audience: 'admin',
    title: 'planProgreso',
    load: () => import('../domains/planestudio/seguimiento/PlanProgresoScreen.tsx').then((m) => m.PlanProgresoScreen),
  },
  {
    path: '/reportegral',
    audience: 'admin',
    title: 'reporteGeneral',
    load: () => import('../domains/asignacion/lista/ReporteGralScreen.tsx').then((m) => m.ReporteGralScreen),
    menu: { group: 'reportes' },
  },
  {
    path: '/reporteguardado',
    audience: 'admin',
    title: 'reporteGuardado',
    load: () => import('../domains/reporte/guardado/GuardadosScreen.tsx').then((m) => m.GuardadosScreen),
    menu: { group: 'reportes' },
  },
  {
    path: '/reportecuadro',
    audience: 'admin',
    title: 'reporteCuadro',
    load: () => import('../domains/reporte/cuadro/CuadrosScreen.tsx').then((m) => m.CuadrosScreen),
    menu: { group: 'reportes' },
  },
];
