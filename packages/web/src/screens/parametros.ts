import type { Screen } from './screen.ts';

/** Screens of what other records choose from: parameter tables, companies, settings. */
export const parametros: readonly Screen[] = [
  {
    path: '/dominio',
    audience: 'admin',
    title: 'dominios',
    text: 'dominio.lista.texto',
    load: () => import('../domains/dominio/DominioListScreen.tsx').then((m) => m.DominioListScreen),
    menu: { group: 'parametros' },
  },
  {
    path: '/dominioedit',
    audience: 'admin',
    title: 'dominio',
    load: () => import('../domains/dominio/DominioEditScreen.tsx').then((m) => m.DominioEditScreen),
  },
  {
    path: '/parametro',
    audience: 'admin',
    title: 'parametros',
    text: 'parametro.lista.texto',
    parent: '/dominio',
    load: () => import('../domains/parametro/ParametroListScreen.tsx').then((m) => m.ParametroListScreen),
  },
  {
    path: '/parametroedit',
    audience: 'admin',
    title: 'parametro',
    parent: '/parametro',
    load: () => import('../domains/parametro/ParametroEditScreen.tsx').then((m) => m.ParametroEditScreen),
  },
  {
    path: '/empresa',
    audience: 'admin',
    title: 'empresas',
    text: 'empresa.lista.texto',
    load: () => import('../domains/empresa/EmpresaListScreen.tsx').then((m) => m.EmpresaListScreen),
    menu: { group: 'parametros' },
  },
  {
    path: '/empresaedit',
    audience: 'admin',
    title: 'empresa',
    load: () => import('../domains/empresa/EmpresaEditScreen.tsx').then((m) => m.EmpresaEditScreen),
  },
  {
    path: '/configuracion',
    audience: 'admin',
    title: 'configuracion',
    load: () => import('../domains/configuracion/ConfiguracionScreen.tsx').then((m) => m.ConfiguracionScreen),
    menu: { group: 'parametros', label: 'configuracion' },
  },
  {
    path: '/dispositivo',
    audience: 'admin',
    title: 'dispositivos',
    text: 'dispositivo.lista.texto',
    load: () => import('../domains/dispositivo/DispositivoListScreen.tsx').then((m) => m.DispositivoListScreen),
    menu: { group: 'parametros' },
  },
  {
    path: '/dispositivoedit',
    audience: 'admin',
    title: 'dispositivo',
    load: () => import('../domains/dispositivo/DispositivoEditScreen.tsx').then((m) => m.DispositivoEditScreen),
  },
  {
    path: '/feriado',
    audience: 'admin',
    title: 'feriados',
    text: 'feriado.lista.texto',
    load: () => import('../domains/feriado/FeriadoListScreen.tsx').then((m) => m.FeriadoListScreen),
    menu: { group: 'parametros' },
  },
  {
    path: '/feriadoedit',
    audience: 'admin',
    title: 'feriado',
    load: () => import('../domains/feriado/FeriadoEditScreen.tsx').then((m) => m.FeriadoEditScreen),
  },
];
