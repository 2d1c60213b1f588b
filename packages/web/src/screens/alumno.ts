import type { Screen } from './screen.ts';

const cuestionario = () => import('../domains/evaluacion/cuestionario/CuestionarioScreen.tsx').then((module) => module.CuestionarioScreen);
const resultado = () => import('../domains/evaluacion/resultado/ResultadoScreen.tsx').then((module) => module.ResultadoScreen);

/** Screens of the learner: topics, results, certificates. Two addresses of one screen share a component (P38). */
export const alumno: readonly Screen[] = [
  {
    path: '/dashboardusuario',
    audience: 'usuario',
    title: 'pantallas.tableroAlumno',
    text: 'tablero.texto',
    load: () => import('../domains/tablero/alumno/TableroAlumnoScreen.tsx').then((m) => m.TableroAlumnoScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/planmislogros',
    audience: 'usuario',
    title: 'pantallas.misLogros',
    text: 'programa.logros.texto',
    load: () => import('../domains/programa/logros/MisLogrosScreen.tsx').then((m) => m.MisLogrosScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/dashboardtema',
    audience: 'usuario',
    title: 'pantallas.temas',
    text: 'tablero.temas.texto',
    load: () => import('../domains/tablero/temas/TemasScreen.tsx').then((m) => m.TemasScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/misconsultas',
    audience: 'usuario',
    title: 'consulta.propias.pantalla',
    load: () => import('../domains/consulta/MisConsultasScreen.tsx').then((m) => m.MisConsultasScreen),
    tab: '/dashboardtema',
  },
  {
    path: '/certificado',
    audience: 'usuario',
    title: 'pantallas.misCertificados',
    text: 'certificado.lista.texto',
    load: () => import('../domains/certificado/lista/MisCertificadosScreen.tsx').then((m) => m.MisCertificadosScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/sinconexion',
    audience: 'usuario',
    title: 'pantallas.sinConexion',
    text: 'sinconexion.intro',
    load: () => import('../domains/portal/conexion/SinConexionScreen.tsx').then((m) => m.SinConexionScreen),
    menu: { group: 'alumno', only: 'alumno' },
  },
  {
    path: '/certificadovisor',
    audience: 'usuario',
    title: 'pantallas.certificado',
    load: () => import('../domains/certificado/CertificadoVisorScreen.tsx').then((m) => m.CertificadoVisorScreen),
  },
  {
    path: '/programaseguimiento',
    audience: 'usuario',
    title: 'pantallas.seguimiento',
    parent: '/planmislogros',
    load: () => import('../domains/programa/seguimiento/ProgramaSeguimientoScreen.tsx').then((m) => m.ProgramaSeguimientoScreen),
  },
  {
    path: '/planfin',
    audience: 'usuario',
    title: 'pantallas.planFin',
    parent: '/planmislogros',
    load: () => import('../domains/planestudio/fin/PlanFinScreen.tsx').then((m) => m.PlanFinScreen),
  },
  {
    path: '/evaluacionedit',
    audience: 'usuario',
    title: 'pantallas.cuestionario',
    text: 'evaluacion.texto',
    parent: '/dashboardtema',
    load: cuestionario,
  },
  {
    path: '/temausuario',
    audience: 'usuario',
    title: 'pantallas.cuestionario',
    text: 'evaluacion.texto',
    parent: '/dashboardtema',
    load: cuestionario,
  },
  {
    path: '/evaluacionsimple',
    audience: 'usuario',
    title: 'pantallas.evaluacionSimple',
    parent: '/dashboardtema',
    load: () => import('../domains/evaluacion/cuestionario/EvaluacionSimpleScreen.tsx').then((m) => m.EvaluacionSimpleScreen),
  },
  { path: '/evaluacionresultado', audience: 'usuario', title: 'pantallas.resultado', parent: '/dashboardtema', load: resultado },
  { path: '/evaluacionresult', audience: 'usuario', title: 'pantallas.resultado', parent: '/dashboardtema', load: resultado },
  { path: '/resultado', audience: 'usuario', title: 'pantallas.resultado', parent: '/dashboardtema', load: resultado },
  { path: '/temaresultado', audience: 'usuario', title: 'pantallas.resultado', parent: '/dashboardtema', load: resultado },
  {
    path: '/temafeedback',
    audience: 'usuario',
    title: 'pantallas.feedback',
    parent: '/dashboardtema',
    load: () => import('../domains/feedback/FeedbackScreen.tsx').then((m) => m.FeedbackScreen),
  },
];
