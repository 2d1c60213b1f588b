import type { Screen } from './screen.ts';

const cuestionario = () => import('../domains/evaluacion/cuestionario/CuestionarioScreen.tsx').then((module) => module.CuestionarioScreen);
const resultado = () => import('../domains/evaluacion/resultado/ResultadoScreen.tsx').then((module) => module.ResultadoScreen);

/** Screens of the learner: topics, results, certificates. Two addresses of one screen share a component (P38). */
export const alumno: readonly Screen[] = [
  {
    path: '/dashboardusuario',
    audience: 'usuario',
    title: 'tableroAlumno',
    text: 'tablero.texto',
    load: () => import('../domains/tablero/alumno/TableroAlumnoScreen.tsx').then((m) => m.TableroAlumnoScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/planmislogros',
    audience: 'usuario',
    title: 'misLogros',
    text: 'programa.logros.texto',
    load: () => import('../domains/programa/logros/MisLogrosScreen.tsx').then((m) => m.MisLogrosScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/dashboardtema',
    audience: 'usuario',
    title: 'temas',
    text: 'tablero.temas.texto',
    load: () => import('../domains/tablero/temas/TemasScreen.tsx').then((m) => m.TemasScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/certificado',
    audience: 'usuario',
    title: 'misCertificados',
    text: 'certificado.lista.texto',
    load: () => import('../domains/certificado/MisCertificadosScreen.tsx').then((m) => m.MisCertificadosScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/sinconexion',
    audience: 'usuario',
    title: 'sinConexion',
    text: 'sinconexion.intro',
    load: () => import('../domains/portal/conexion/SinConexionScreen.tsx').then((m) => m.SinConexionScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/certificadovisor',
    audience: 'usuario',
    title: 'certificado',
    load: () => import('../domains/certificado/CertificadoVisorScreen.tsx').then((m) => m.CertificadoVisorScreen),
  },
  {
    path: '/programaseguimiento',
    audience: 'usuario',
    title: 'seguimiento',
    parent: '/planmislogros',
    load: () => import('../domains/programa/seguimiento/ProgramaSeguimientoScreen.tsx').then((m) => m.ProgramaSeguimientoScreen),
  },
  {
    path: '/planfin',
    audience: 'usuario',
    title: 'planFin',
    parent: '/planmislogros',
    load: () => import('../domains/planestudio/fin/PlanFinScreen.tsx').then((m) => m.PlanFinScreen),
  },
  {
    path: '/evaluacionedit',
    audience: 'usuario',
    title: 'cuestionario',
    text: 'evaluacion.texto',
    parent: '/dashboardtema',
    load: cuestionario,
  },
  {
    path: '/temausuario',
    audience: 'usuario',
    title: 'cuestionario',
    text: 'evaluacion.texto',
    parent: '/dashboardtema',
    load: cuestionario,
  },
  {
    path: '/evaluacionsimple',
    audience: 'usuario',
    title: 'evaluacionSimple',
    parent: '/dashboardtema',
    load: () => import('../domains/evaluacion/cuestionario/EvaluacionSimpleScreen.tsx').then((m) => m.EvaluacionSimpleScreen),
  },
  { path: '/evaluacionresultado', audience: 'usuario', title: 'resultado', parent: '/dashboardtema', load: resultado },
  { path: '/evaluacionresult', audience: 'usuario', title: 'resultado', parent: '/dashboardtema', load: resultado },
  { path: '/resultado', audience: 'usuario', title: 'resultado', parent: '/dashboardtema', load: resultado },
  { path: '/temaresultado', audience: 'usuario', title: 'resultado', parent: '/dashboardtema', load: resultado },
  {
    path: '/temafeedback',
    audience: 'usuario',
    title: 'feedback',
    parent: '/dashboardtema',
    load: () => import('../domains/feedback/FeedbackScreen.tsx').then((m) => m.FeedbackScreen),
  },
];
