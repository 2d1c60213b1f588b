import type { Icon } from '@tabler/icons-react';
import {
  IconBook,
  IconBook2,
  IconBooks,
  IconCertificate,
  IconFileImport,
  IconHelpCircle,
  IconHome,
  IconKey,
  IconListDetails,
  IconMail,
  IconStack2,
  IconTrophy,
  IconVideo,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Path } from './core/router/paths.ts';
import type { Audience } from './core/router/roles.ts';
import type { es } from './messages/es/index.ts';

/** Where a screen stands in the menu; groups follow section 2, "Menu by role". */
interface MenuPlace {
  readonly group: 'inicio' | 'maestros' | 'gestion' | 'parametros' | 'reportes' | 'alumno';
  readonly icon: Icon;
  /** Only these see it there, when the menu is narrower than the screen's audience. */
  readonly only?: 'alumno' | 'soporte' | 'admin';
}

/** One screen: address, who it is for, what its title says, and the component that shows it, loaded when it is opened. */
export interface Screen {
  readonly path: Path;
  readonly audience: Audience;
  readonly title: keyof (typeof es)['pantallas'];
  readonly load: () => Promise<ComponentType>;
  readonly menu?: MenuPlace;
}

const cuestionario = () => import('./domains/evaluacion/CuestionarioScreen.tsx').then((module) => module.CuestionarioScreen);
const resultado = () => import('./domains/evaluacion/ResultadoScreen.tsx').then((module) => module.ResultadoScreen);

/** Every screen of the portal (rutas.tsv). Where the specification names a screen twice, both addresses show one component (decision 38). */
export const screens: readonly Screen[] = [
  {
    path: '/auth/login',
    audience: 'anonimo',
    title: 'login',
    load: () => import('./domains/usuario/LoginScreen.tsx').then((m) => m.LoginScreen),
  },
  {
    path: '/auth/registration',
    audience: 'anonimo',
    title: 'registro',
    load: () => import('./domains/usuario/RegistrationScreen.tsx').then((m) => m.RegistrationScreen),
  },
  {
    path: '/auth/forgot-password',
    audience: 'anonimo',
    title: 'olvido',
    load: () => import('./domains/usuario/ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  },
  {
    path: '/auth/reset-password',
    audience: 'anonimo',
    title: 'restablecer',
    load: () => import('./domains/usuario/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  },
  {
    path: '/auth/codigo',
    audience: 'anonimo',
    title: 'codigoAcceso',
    load: () => import('./domains/usuario/CodigoScreen.tsx').then((m) => m.CodigoScreen),
  },
  {
    path: '/error/404',
    audience: 'publico',
    title: 'error404',
    load: () => import('./layout/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
  },
  {
    path: '/error/500',
    audience: 'publico',
    title: 'error500',
    load: () => import('./layout/SystemErrorScreen.tsx').then((m) => m.SystemErrorScreen),
  },
  {
    path: '/certificado/verificar',
    audience: 'publico',
    title: 'verificar',
    load: () => import('./domains/certificado/VerificarScreen.tsx').then((m) => m.VerificarScreen),
  },
  {
    path: '/usuariopassword',
    audience: 'todos',
    title: 'contrasena',
    load: () => import('./domains/usuario/PasswordScreen.tsx').then((m) => m.PasswordScreen),
  },
  {
    path: '/dashboard',
    audience: 'admin',
    title: 'tablero',
    load: () => import('./domains/tablero/TableroScreen.tsx').then((m) => m.TableroScreen),
    menu: { group: 'inicio', icon: IconHome },
  },
  {
    path: '/dashboardusuario',
    audience: 'usuario',
    title: 'tableroAlumno',
    load: () => import('./domains/tablero/TableroAlumnoScreen.tsx').then((m) => m.TableroAlumnoScreen),
    menu: { group: 'alumno', icon: IconHome, only: 'alumno' },
  },
  {
    path: '/dashboardtema',
    audience: 'usuario',
    title: 'temas',
    load: () => import('./domains/tablero/TemasScreen.tsx').then((m) => m.TemasScreen),
    menu: { group: 'alumno', icon: IconListDetails, only: 'alumno' },
  },
  {
    path: '/planmislogros',
    audience: 'usuario',
    title: 'misLogros',
    load: () => import('./domains/programa/MisLogrosScreen.tsx').then((m) => m.MisLogrosScreen),
    menu: { group: 'alumno', icon: IconTrophy, only: 'alumno' },
  },
  {
    path: '/certificado',
    audience: 'usuario',
    title: 'misCertificados',
    load: () => import('./domains/certificado/MisCertificadosScreen.tsx').then((m) => m.MisCertificadosScreen),
    menu: { group: 'alumno', icon: IconCertificate, only: 'alumno' },
  },
  {
    path: '/certificadovisor',
    audience: 'usuario',
    title: 'certificado',
    load: () => import('./domains/certificado/CertificadoVisorScreen.tsx').then((m) => m.CertificadoVisorScreen),
  },
  {
    path: '/programaseguimiento',
    audience: 'usuario',
    title: 'seguimiento',
    load: () => import('./domains/programa/ProgramaSeguimientoScreen.tsx').then((m) => m.ProgramaSeguimientoScreen),
  },
  {
    path: '/planfin',
    audience: 'usuario',
    title: 'planFin',
    load: () => import('./domains/planestudio/PlanFinScreen.tsx').then((m) => m.PlanFinScreen),
  },
  { path: '/evaluacionedit', audience: 'usuario', title: 'cuestionario', load: cuestionario },
  { path: '/temausuario', audience: 'usuario', title: 'cuestionario', load: cuestionario },
  {
    path: '/evaluacionsimple',
    audience: 'usuario',
    title: 'evaluacionSimple',
    load: () => import('./domains/evaluacion/EvaluacionSimpleScreen.tsx').then((m) => m.EvaluacionSimpleScreen),
  },
  { path: '/evaluacionresultado', audience: 'usuario', title: 'resultado', load: resultado },
  { path: '/evaluacionresult', audience: 'usuario', title: 'resultado', load: resultado },
  { path: '/resultado', audience: 'usuario', title: 'resultado', load: resultado },
  { path: '/temaresultado', audience: 'usuario', title: 'resultado', load: resultado },
  {
    path: '/temafeedback',
    audience: 'usuario',
    title: 'feedback',
    load: () => import('./domains/feedback/FeedbackScreen.tsx').then((m) => m.FeedbackScreen),
  },
  {
    path: '/preguntaimportar',
    audience: 'admin',
    title: 'preguntaImportar',
    load: () => import('./domains/pregunta/importar/PreguntaImportarScreen.tsx').then((m) => m.PreguntaImportarScreen),
    menu: { group: 'maestros', icon: IconFileImport },
  },
  {
    path: '/tema',
    audience: 'soporte',
    title: 'temaMaestro',
    load: () => import('./domains/tema/TemaListScreen.tsx').then((m) => m.TemaListScreen),
    menu: { group: 'maestros', icon: IconBook, only: 'admin' },
  },
  {
    path: '/modulo',
    audience: 'soporte',
    title: 'modulos',
    load: () => import('./domains/modulo/ModuloListScreen.tsx').then((m) => m.ModuloListScreen),
    menu: { group: 'maestros', icon: IconStack2, only: 'admin' },
  },
  {
    path: '/moduloedit',
    audience: 'admin',
    title: 'modulo',
    load: () => import('./domains/modulo/ModuloEditScreen.tsx').then((m) => m.ModuloEditScreen),
  },
  {
    path: '/curso',
    audience: 'soporte',
    title: 'cursos',
    load: () => import('./domains/curso/CursoListScreen.tsx').then((m) => m.CursoListScreen),
    menu: { group: 'maestros', icon: IconBook2, only: 'admin' },
  },
  {
    path: '/cursoedit',
    audience: 'admin',
    title: 'curso',
    load: () => import('./domains/curso/CursoEditScreen.tsx').then((m) => m.CursoEditScreen),
  },
  {
    path: '/programa',
    audience: 'soporte',
    title: 'programas',
    load: () => import('./domains/programa/ProgramaListScreen.tsx').then((m) => m.ProgramaListScreen),
    menu: { group: 'maestros', icon: IconBooks, only: 'admin' },
  },
  {
    path: '/programaedit',
    audience: 'admin',
    title: 'programa',
    load: () => import('./domains/programa/ProgramaEditScreen.tsx').then((m) => m.ProgramaEditScreen),
  },
  {
    path: '/programatabla',
    audience: 'soporte',
    title: 'programaTabla',
    load: () => import('./domains/programa/ProgramaTablaScreen.tsx').then((m) => m.ProgramaTablaScreen),
  },
  {
    path: '/planestudio',
    audience: 'soporte',
    title: 'planes',
    load: () => import('./domains/planestudio/PlanesScreen.tsx').then((m) => m.PlanesScreen),
    menu: { group: 'maestros', icon: IconListDetails },
  },
  {
    path: '/planestudioedit',
    audience: 'admin',
    title: 'plan',
    load: () => import('./domains/planestudio/PlanEditScreen.tsx').then((m) => m.PlanEditScreen),
  },
  {
    path: '/planestudioflujo',
    audience: 'soporte',
    title: 'planFlujo',
    load: () => import('./domains/planestudio/PlanFlujoScreen.tsx').then((m) => m.PlanFlujoScreen),
  },
  {
    path: '/planestudioedt',
    audience: 'soporte',
    title: 'planEdt',
    load: () => import('./domains/planestudio/PlanEdtScreen.tsx').then((m) => m.PlanEdtScreen),
  },
  {
    path: '/pregunta',
    audience: 'admin',
    title: 'preguntaMaestro',
    load: () => import('./domains/pregunta/PreguntaListScreen.tsx').then((m) => m.PreguntaListScreen),
    menu: { group: 'maestros', icon: IconHelpCircle },
  },
  {
    path: '/contenido',
    audience: 'admin',
    title: 'contenidoMaestro',
    load: () => import('./domains/contenido/ContenidoListScreen.tsx').then((m) => m.ContenidoListScreen),
    menu: { group: 'maestros', icon: IconVideo },
  },
  {
    path: '/temaedit',
    audience: 'admin',
    title: 'temaEdicion',
    load: () => import('./domains/tema/TemaEditScreen.tsx').then((m) => m.TemaEditScreen),
  },
  {
    path: '/preguntaedit',
    audience: 'admin',
    title: 'preguntaEdicion',
    load: () => import('./domains/pregunta/PreguntaEditScreen.tsx').then((m) => m.PreguntaEditScreen),
  },
  {
    path: '/contenidoedit',
    audience: 'admin',
    title: 'contenidoEdicion',
    load: () => import('./domains/contenido/ContenidoEditScreen.tsx').then((m) => m.ContenidoEditScreen),
  },
  {
    path: '/preguntatema',
    audience: 'soporte',
    title: 'preguntaTema',
    load: () => import('./domains/tema/PreguntaTemaScreen.tsx').then((m) => m.PreguntaTemaScreen),
  },
  {
    path: '/temapregunta',
    audience: 'admin',
    title: 'temaPregunta',
    load: () => import('./domains/tema/TemaPreguntaScreen.tsx').then((m) => m.TemaPreguntaScreen),
  },
  {
    path: '/temamodulo',
    audience: 'admin',
    title: 'temaModulo',
    load: () => import('./domains/tema/TemaModuloScreen.tsx').then((m) => m.TemaModuloScreen),
  },
  {
    path: '/temapreview',
    audience: 'soporte',
    title: 'temaPrevia',
    load: () => import('./domains/tema/TemaPreviewScreen.tsx').then((m) => m.TemaPreviewScreen),
  },
  {
    path: '/temareview',
    audience: 'soporte',
    title: 'temaRevision',
    load: () => import('./domains/tema/TemaReviewScreen.tsx').then((m) => m.TemaReviewScreen),
  },
  {
    path: '/usuariocodigos',
    audience: 'admin',
    title: 'codigosAcceso',
    load: () => import('./domains/usuario/CodigosScreen.tsx').then((m) => m.CodigosScreen),
    menu: { group: 'gestion', icon: IconKey },
  },
  {
    path: '/correo',
    audience: 'admin',
    title: 'correos',
    load: () => import('./domains/email/CorreoListScreen.tsx').then((m) => m.CorreoListScreen),
    menu: { group: 'gestion', icon: IconMail },
  },
  {
    path: '/dev/ui',
    audience: 'publico',
    title: 'muestrario',
    load: () => import('./ui/showcase/ShowcaseScreen.tsx').then((m) => m.ShowcaseScreen),
  },
];
