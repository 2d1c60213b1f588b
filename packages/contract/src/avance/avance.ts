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

/** Topics of a week that the panel sets as a goal (P277). */
export const META_SEMANA = 2;

/** Rhythm of a learner in weeks from Monday of the portal's time zone (P277): each topic counts on the day of its first approval. */
const ritmoAlumno = z.object({
  /** Weeks in a row with an approval. */
  semanas: z.number(),
  /** Topics of the present week. */
  semana: z.number(),
  /** Goal of the present week; less where less is pending. */
  meta: z.number(),
  /** Month with the most topics, `YYYY-MM`, the latest of equal ones. */
  mejor_mes: z.object({ mes: z.string(), temas: z.number() }),
});
export type RitmoAlumno = z.output<typeof ritmoAlumno>;

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
  /** Null without an approval, and where the settings switch it off; absent as `planes` is. */
  ritmo: ritmoAlumno.nullable().optional(),
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
