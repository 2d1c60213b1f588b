import type { Screen } from './screen.ts';

/** Screens for anyone, signed in or not. */
export const publicas: readonly Screen[] = [
  {
    path: '/error/404',
    audience: 'publico',
    title: 'pantallas.error404',
    load: () => import('../pieces/portal/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
  },
  {
    path: '/error/500',
    audience: 'publico',
    title: 'pantallas.error500',
    load: () => import('../domains/portal/SystemErrorScreen.tsx').then((m) => m.SystemErrorScreen),
  },
  {
    path: '/accesibilidad',
    audience: 'publico',
    title: 'pantallas.accesibilidad',
    texts: 'whole',
    alone: true,
    load: () => import('../domains/portal/accesibilidad/AccesibilidadScreen.tsx').then((m) => m.AccesibilidadScreen),
  },
  {
    path: '/certificado/verificar',
    audience: 'publico',
    title: 'pantallas.verificar',
    load: () => import('../domains/certificado/verificar/VerificarScreen.tsx').then((m) => m.VerificarScreen),
  },
  {
    path: '/equipo/responder',
    audience: 'publico',
    title: 'pantallas.equipoResponder',
    texts: 'whole',
    load: () => import('../domains/equipo/EquipoResponderScreen.tsx').then((m) => m.EquipoResponderScreen),
  },
  {
    path: '/dev/ui',
    audience: 'publico',
    title: 'pantallas.muestrario',
    texts: 'whole',
    load: () => import('../showcase/ShowcaseScreen.tsx').then((m) => m.ShowcaseScreen),
  },
];
