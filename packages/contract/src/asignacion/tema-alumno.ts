import { z } from 'zod';

/** State of a topic for a learner (P14). */
export const ESTADO_TEMA = ['Pendiente', 'En Progreso', 'Evaluado'] as const;

/** The five ids that name a topic where it stands in a plan; the query parameters of the topic screens follow them. */
export const ocurrenciaFields = {
  id_planestudio: z.number(),
  id_programa: z.number(),
  id_curso: z.number(),
  id_modulo: z.number(),
  id_tema: z.number(),
};

/** One topic occurrence as its learner sees it (P61). */
export const temaAlumno = z.object({
  ...ocurrenciaFields,
  plan: z.string(),
  programa: z.string(),
  curso: z.string(),
  modulo: z.string(),
  titulo: z.string(),
  descripcion: z.string().nullable(),
  /** 1: opens a questionnaire; 0: a simple evaluation. */
  cuestionario: z.number(),
  numero_preguntas: z.number(),
  /** Minutes. */
  duracion: z.number(),
  fecha_asignado: z.string(),
  fecha_inicio: z.string(),
  fecha_fin: z.string(),
  estado: z.enum(ESTADO_TEMA),
  /** Not approved and the plan's end has passed (P21). */
  vencido: z.boolean(),
  /** The topic named by `referencia` is not approved yet (P16). */
  bloqueado: z.boolean(),
  /** The topic that must be approved first, and its title. */
  id_requisito: z.number().nullable(),
  requisito: z.string().nullable(),
  /** Best finished attempt, 0 when there is none. */
  id_evaluacion: z.number(),
  nota: z.number().nullable(),
  notaminima: z.number(),
  aprobado: z.boolean(),
  intentos: z.number(),
  posicion: z.number(),
});
export type TemaAlumno = z.output<typeof temaAlumno>;
