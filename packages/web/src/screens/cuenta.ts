import type { Screen } from './screen.ts';

/** Screens of the sign-in and of passwords. */
export const cuenta: readonly Screen[] = [
  {
    path: '/auth/login',
    audience: 'anonimo',
    title: 'pantallas.login',
    load: 'first',
  },
  {
    path: '/auth/registration',
    audience: 'anonimo',
    title: 'pantallas.registro',
    load: () => import('../domains/sesion/RegistrationScreen.tsx').then((m) => m.RegistrationScreen),
  },
  {
    path: '/auth/forgot-password',
    audience: 'anonimo',
    title: 'pantallas.olvido',
    load: () => import('../domains/sesion/ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  },
  {
    path: '/auth/reset-password',
    audience: 'anonimo',
    title: 'pantallas.restablecer',
    load: () => import('../domains/sesion/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  },
  {
    path: '/auth/codigo',
    audience: 'anonimo',
    title: 'pantallas.codigoAcceso',
    load: () => import('../domains/sesion/CodigoScreen.tsx').then((m) => m.CodigoScreen),
  },
  {
    path: '/tienda',
    audience: 'anonimo',
    title: 'pantallas.tienda',
    load: () => import('../domains/dispositivo/tienda/TiendaScreen.tsx').then((m) => m.TiendaScreen),
  },
  {
    path: '/tienda/vincular',
    audience: 'anonimo',
    title: 'pantallas.vincular',
    load: () => import('../domains/dispositivo/tienda/VincularScreen.tsx').then((m) => m.VincularScreen),
  },
  {
    path: '/miequipo',
    audience: 'todos',
    title: 'pantallas.miEquipo',
    ownDevice: true,
    load: () => import('../domains/equipo/MiEquipoScreen.tsx').then((m) => m.MiEquipoScreen),
    menu: { group: 'inicio', equipo: true },
  },
  {
    path: '/miequipopersona',
    audience: 'todos',
    title: 'pantallas.miEquipoPersona',
    ownDevice: true,
    load: () => import('../domains/equipo/MiEquipoPersonaScreen.tsx').then((m) => m.MiEquipoPersonaScreen),
  },
  {
    path: '/usuariopassword',
    audience: 'todos',
    title: 'pantallas.contrasena',
    ownDevice: true,
    alone: true,
    load: () => import('../domains/sesion/PasswordScreen.tsx').then((m) => m.PasswordScreen),
  },
  {
    path: '/seguridad',
    audience: 'todos',
    title: 'pantallas.seguridad',
    text: 'seguridad.texto',
    ownDevice: true,
    alone: true,
    load: () => import('../domains/sesion/seguridad/SeguridadScreen.tsx').then((m) => m.SeguridadScreen),
  },
  {
    path: '/misdatos',
    audience: 'todos',
    title: 'pantallas.misDatos',
    text: 'privacidad.propio.texto',
    ownDevice: true,
    parent: '/seguridad',
    load: () => import('../domains/privacidad/MisDatosScreen.tsx').then((m) => m.MisDatosScreen),
  },
];
