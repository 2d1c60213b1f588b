import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams, percent } from '../core/fields.ts';
import { temaAlumno } from '../asignacion/tema-alumno.ts';

/** Largest number of topics on the learner's panel besides the next one; the whole list is `GET /usuario/sellst/tema/:id`. */
export const LIMITE_PANEL = 5;

/** Largest number of plans on the panel. */
export const LIMITE_PLANES_PANEL = 5;

/** Figures of a learner (P61): percentages 0-100; `promedio` is null without a grade. */
export const kpiAlumno = z.object({
  temas: z.number(),
  pendientes: z.number(),
  vencido: z.number(),
  promedio: percent.nullable(),
  avance: percent,
  evaluaciones: z.number(),
});
export type KpiAlumno = z.output<typeof kpiAlumno>;

/** Plan of a learner with its end and its topics (P265). */
const planPanel = z.object({
  id_planestudio: z.number(),
  plan: z.string(),
  fecha_fin: z.string(),
  temas: z.number(),
  aprobados: z.number(),
});
export type PlanPanel = z.output<typeof planPanel>;

/** Learner's panel (P61). */
export const panelAlumno = z.object({
  cifras: kpiAlumno,
  /** First pending topic that can be opened (P19); null without one. */
  siguiente: temaAlumno.nullable(),
  /** Other pending topics, the most urgent first: open before locked, overdue, in progress, by the end of their plan. */
  temas: z.array(temaAlumno).max(LIMITE_PANEL),
  /** Plans with topics, unfinished ones first, by their end; absent from a server of the version before, and from kept answers. */
  planes: z.array(planPanel).max(LIMITE_PLANES_PANEL).optional(),
  /** The person had never opened the panel before this session (P267). */
  primera: z.boolean().optional(),
  /** Answers of the training area that the person has not seen (P273). */
  consultas_por_leer: z.number().optional(),
});
export type PanelAlumno = z.output<typeof panelAlumno>;

/** Calls of the learner's panel and topics (P61); older clients know them by paths of `usuario`. */
export const avanceApi = {
  panel: endpoint('GET', '/usuario/panel', {
    inShop: true,
    access: 'sesion',
    reads: true,
    summary: 'Panel de quien llama: cifras, siguiente tema y los pendientes más urgentes; anota que lo abrió.',
    response: panelAlumno,
  }),
  kpi: endpoint('GET', '/usuario/sellst/kpi/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Cifras del alumno: temas asignados, vencidos, promedio y evaluaciones.',
    params: idParams,
    response: z.array(kpiAlumno),
  }),
  temas: endpoint('GET', '/usuario/sellst/tema/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Temas asignados a una persona, en el orden de sus planes, con su estado.',
    params: idParams,
    response: z.array(temaAlumno),
  }),
};
