import { z } from 'zod';
import { dataColumn, dayColumn, momentColumn, optionalNumberColumn, optionColumn, textColumn } from '../core/list/column.ts';
import { instant } from '../core/fields.ts';
import { CALIFICACIONES } from '../paquete/calificacion.ts';
import { defineList } from '../core/list/list.ts';

/** State of a topic for a learner (P14). */
export const ESTADO_TEMA = ['Pendiente', 'En Progreso', 'Evaluado'] as const;

/** The five ids of an occurrence, a topic at its place in a plan; the addresses of topic screens carry the same five (P59). */
export const ocurrenciaFields = {
  id_planestudio: z.number(),
  id_programa: z.number(),
  id_curso: z.number(),
  id_modulo: z.number(),
  id_tema: z.number(),
};

/** List of a learner's topics, one row for each occurrence (P61). */
export const temaAlumnoLista = defineList({
  name: 'tablero.tabla',
  key: 'id_tema',
  columns: {
    id_tema: dataColumn(z.number()),
    titulo: textColumn(),
    estado: optionColumn(z.enum(ESTADO_TEMA)),
    nota: optionalNumberColumn(),
    plan: optionColumn(z.string()),
    programa: optionColumn(z.string()),
    curso: textColumn(),
    modulo: textColumn(),
    fecha_asignado: momentColumn(),
    fecha_inicio: dayColumn(),
    fecha_fin: dayColumn(),
  },
  search: ['titulo', 'estado', 'plan', 'programa', 'curso', 'modulo'],
  order: 'titulo',
});

/** One topic occurrence as its learner sees it (P61). */
export const temaAlumno = temaAlumnoLista.row.extend({
  ...ocurrenciaFields,
  descripcion: z.string().nullable(),
  /** 1: opens a questionnaire; 0: a simple evaluation. */
  cuestionario: z.number(),
  numero_preguntas: z.number(),
  /** Minutes. */
  duracion: z.number(),
  /** Not approved and the plan's end has passed (P21). */
  vencido: z.boolean(),
  /** `referencia` names a topic that this learner has not approved yet (P16). */
  bloqueado: z.boolean(),
  /** Id and title of that topic; null without `referencia`. */
  id_requisito: z.number().nullable(),
  requisito: z.string().nullable(),
  /** False: asks for questions while its bank has no active one, so that it cannot be answered yet (P45). */
  listo: z.boolean(),
  /** Moment from which a new attempt may be opened; null: now (P44). */
  espera_hasta: instant.nullable(),
  /** Id of the best finished attempt, 0 without one; of a topic approved elsewhere (P274) that of there. */
  id_evaluacion: z.number(),
  notaminima: z.number(),
  aprobado: z.boolean(),
  /** Attempt that approved the topic elsewhere, in this plan or another one, while it is not approved here; absent from a server of the version before, and from kept answers. */
  aprobado_antes: z.object({ id_evaluacion: z.number(), nota: z.number().nullable() }).nullish(),
  /** Where and when the topic was approved that counts here without an attempt of here that approved it (P274); absent as above. */
  aprobado_en: z.object({ plan: z.string(), fecha: z.string() }).nullish(),
  intentos: z.number(),
  /** An attempt is open, to be continued; absent from a server of the version before, and from kept answers. */
  abierto: z.boolean().optional(),
  posicion: z.number(),
  /** Judge of a topic with a package (P286); null without one, absent from a server of the version before and from kept answers. */
  paquete: z.enum(CALIFICACIONES).nullish(),
  /** The package of the topic was completed, so that its questionnaire may open (`ambos`). */
  paquete_completado: z.boolean().optional(),
});
export type TemaAlumno = z.output<typeof temaAlumno>;
