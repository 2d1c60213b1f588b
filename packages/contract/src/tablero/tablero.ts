import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams, percent } from '../core/fields.ts';
import { importacionesRechazadas } from './importaciones.ts';

/** Slots of the day in which sign-ins are counted (P23): first hour and the hour after the last. */
export const FRANJAS = [
  { franja: '00-08', desde: 0, hasta: 8 },
  { franja: '08-11', desde: 8, hasta: 11 },
  { franja: '11-14', desde: 11, hasta: 14 },
  { franja: '14-19', desde: 14, hasta: 19 },
  { franja: '19-23', desde: 19, hasta: 24 },
] as const;

/** Months that ratings and sign-ins of the dashboard look back (P99). */
export const MESES_TABLERO = 6;
/** Most companies of the chart, and most topics of the ranking. */
export const LIMITES_TABLERO = { empresas: 5, temas: 10 } as const;
/** Days before the end of a plan from which it is something to do. */
export const DIAS_POR_TERMINAR = 14;
/** Days of which /dashboardadmin counts the sign-ins. */
export const DIAS_ACCESO = 30;

/** Weeks of the pictures of trend, the last of which ends today. */
export const SEMANAS_TENDENCIA = 12;

/** Topic with the mean of its ratings of six months, 10 to 100. */
const temaValorado = z.object({ id_tema: z.number(), tema: z.string(), rating: z.number(), valoraciones: z.number() });
export type TemaValorado = z.output<typeof temaValorado>;

/** Active plan that ends next while people still have topics to approve. */
const planPorVencer = z.object({
  id_planestudio: z.number(),
  denominacion: z.string(),
  fecha_fin: z.string(),
  dias: z.number(),
  pendientes: z.number(),
});

/** Figures of the whole portal (P99). */
export const kpiPortal = z.object({
  usuario_activo: z.number(),
  /** Of them with an open assignment of an active plan. */
  usuario_asignado: z.number(),
  /** Open assignments with something to approve in an active plan that is over. */
  asignacion_vencida: z.number(),
  /** Sign-ins of the last 30 days. */
  acceso: z.number(),
  avance: percent,
  promedio: percent.nullable(),
  certificado_valido: z.number(),
  /** Of them issued since the first day of the month. */
  certificado_mes: z.number(),
  vence: planPorVencer.nullable(),
});
export type KpiPortal = z.output<typeof kpiPortal>;

/** Calls of the administrator's panel, charts and /dashboardadmin (P92, P99); older clients know them by paths of `usuario`. */
export const tableroApi = {
  ...importacionesRechazadas,
  kpiAdmin: endpoint('GET', '/usuario/sellst/kpi/admin/', {
    access: 'admin',
    scope: 'list',
    reads: true,
    areas: ['informe'],
    summary:
      'Cifras del portal: temas activos, usuarios activos, temas vencidos, usuarios sin asignar, planes activos, temas activos sin las preguntas que piden y recordatorios que esperan una decisión.',
    response: z.array(
      z.object({
        tema_activo: z.number(),
        usuario_activo: z.number(),
        /** Everybody, those who left included. */
        usuario_total: z.number(),
        tema_vencido: z.number(),
        usuario_sin_asignar: z.number(),
        plan_activo: z.number(),
        /** Active topics that ask for questions and have no active one (P45). */
        tema_sin_preguntas: z.number(),
        /** Reminders that wait for an administrator's word (P43). */
        recordatorio_retenido: z.number(),
      }),
    ),
  }),
  porHacer: endpoint('GET', '/tablero/porhacer', {
    access: 'admin',
    scope: 'list',
    reads: true,
    summary:
      'Lo que espera a un administrador, cada cosa con su cantidad: correos, planes que terminan, personas, temas, importaciones, solicitudes, consultas y preguntas por revisar.',
    response: z.object({
      /** Unsent messages: failed, returned, and reminders that wait for a decision. */
      correo_fallido: z.number(),
      correo_rebotado: z.number(),
      correo_retenido: z.number(),
      /** Active plans that end within `DIAS_POR_TERMINAR` days. */
      plan_por_terminar: z.number(),
      /** Active people without an open assignment of a plan that runs, and without a direct manager. */
      usuario_sin_asignar: z.number(),
      usuario_sin_jefe: z.number(),
      /** Active topics that learners cannot study or complete as they are (P45). */
      tema_con_avisos: z.number(),
      /** Imports with refused rows that nobody sent again or dismissed. */
      importacion_rechazada: z.number(),
      /** Open requests about personal data, and the first day by which one has to be answered. */
      solicitud_abierta: z.number(),
      solicitud_vence: z.string().nullable(),
      /** Questions of learners that wait for an answer (P273). */
      consulta_abierta: z.number(),
      /** Active questions with a doubtful key, or to revise (P290). */
      pregunta_por_revisar: z.number(),
    }),
  }),
  kpiEmpresa: endpoint('GET', '/usuario/sellst/kpi/empresa/:id', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    reads: true,
    areas: ['informe'],
    summary: 'Las cinco empresas con más avance en un plan.',
    params: idParams,
    response: z.array(z.object({ id_empresa: z.number(), empresa: z.string(), usuarios: z.number(), avance: percent })),
  }),
  kpiTema: endpoint('GET', '/usuario/sellst/kpi/tema/', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    reads: true,
    areas: ['informe'],
    summary: 'Los diez temas mejor valorados de los últimos seis meses, con su valoración media de 1 a 10.',
    response: z.array(temaValorado),
  }),
  kpiHora: endpoint('GET', '/usuario/sellst/kpi/hora/', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    reads: true,
    areas: ['informe'],
    summary: 'Inicios de sesión de los últimos seis meses por franja del día.',
    response: z.array(z.object({ franja: z.string(), accesos: z.number() })),
  }),
  tendencia: endpoint('GET', '/tablero/tendencia', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    reads: true,
    areas: ['informe'],
    summary: 'Inicios de sesión y avance de las últimas doce semanas, para ver hacia dónde van; sin dato, null.',
    response: z.array(
      z.object({
        /** Last day of the week. */
        hasta: z.string(),
        /** Null before the first sign-in that the portal knows. */
        accesos: z.number().nullable(),
        /** Avance of all active plans at the last frozen day of the week, or today; null without one. */
        avance: percent.nullable(),
      }),
    ),
  }),
  kpiPortal: endpoint('GET', '/usuario/sellst/kpi/portal/', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    reads: true,
    areas: ['informe'],
    summary: 'Indicadores del portal: usuarios, avance, promedio, certificados y el plan que vence primero con personas pendientes.',
    response: z.array(kpiPortal),
  }),
};
