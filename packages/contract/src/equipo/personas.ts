import { z } from 'zod';
import { figureColumn, optionalFigureColumn } from '../core/list/figure-column.ts';
import {
  codeColumn,
  dataColumn,
  dayColumn,
  numberColumn,
  optionalDayColumn,
  optionalMomentColumn,
  optionalNumberColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, percent } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { ESTADO_EN_PLAN } from '../usuario/sin-asignar.ts';

/** List of the open assignments of everybody under a boss (P115). */
export const personasLista = defineList({
  name: 'equipo.personas',
  key: 'id_asignacion',
  columns: {
    id_asignacion: dataColumn(z.number()),
    id_usuario: dataColumn(z.number()),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    jefe_inmediato: optionalTextColumn(),
    /** 1 for a direct report, 2 for theirs; null for a person of a company that the boss leads, outside the own chain. */
    nivel: optionalNumberColumn(),
    empresa: optionalTextColumn(),
    plan: textColumn(),
    estado: optionColumn(z.enum(ESTADO_EN_PLAN), 'estadoEnPlan'),
    /** Not finished, in time or not. */
    pendiente: optionColumn(z.boolean(), 'siNo'),
    avance: figureColumn('avance'),
    promedio: optionalFigureColumn('promedio'),
    fecha_fin: dayColumn(),
    ultima_actividad: optionalMomentColumn(),
  },
  search: ['codigo_usuario', 'personal', 'jefe_inmediato', 'plan'],
  order: 'personal',
  files: { csv: 'equipo-personas', xlsx: 'UCJ-Equipo-Personas' },
});
export type PersonaFila = RowOf<typeof personasLista.columns>;

/** Everybody under a boss, each once, with or without assignments (P280). */
export const subordinadosLista = defineList({
  name: 'equipo.subordinados',
  key: 'id_usuario',
  columns: {
    id_usuario: dataColumn(z.number()),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    jefe_inmediato: optionalTextColumn(),
    nivel: optionalNumberColumn(),
    empresa: optionalTextColumn(),
    /** Open assignments that are not finished, those of them that are over, and the finished ones. */
    pendientes: numberColumn(),
    vencidas: numberColumn(),
    terminadas: numberColumn(),
    avance: figureColumn('avance'),
    /** First deadline of what is pending. */
    fecha_fin: optionalDayColumn(),
    ultima_actividad: optionalMomentColumn(),
  },
  search: ['codigo_usuario', 'personal', 'jefe_inmediato'],
  order: 'personal',
  files: { csv: 'equipo-subordinados', xlsx: 'UCJ-Equipo-Subordinados' },
});
export type SubordinadoFila = RowOf<typeof subordinadosLista.columns>;

/** Topic of a plan, with the best result of a person. */
const temaPersona = z.object({
  /** Place in the plan, unique in it. */
  posicion: z.number(),
  programa: z.string(),
  curso: z.string(),
  modulo: z.string(),
  tema: z.string(),
  aprobado: z.boolean(),
  nota: percent.nullable(),
  intentos: z.number(),
  ultima_actividad: z.string().nullable(),
});
export type TemaPersona = z.output<typeof temaPersona>;

/** Open assignment of a person, with its topics in the order of the plan. */
const planPersona = z.object({
  id_asignacion: z.number(),
  plan: z.string(),
  fecha_inicio: z.string(),
  fecha_fin: z.string(),
  estado: z.enum(ESTADO_EN_PLAN),
  avance: percent,
  promedio: percent.nullable(),
  temas: z.array(temaPersona),
});
export type PlanPersona = z.output<typeof planPersona>;

/** Calls about everybody under a boss; nothing of a question or an answer. */
export const personas = {
  personas: listCall('/equipo/sellst/personas/:id', {
    access: 'propio',
    scope: 'record',
    summary: 'Planes asignados a todas las personas que están bajo el mando de alguien, en cualquier nivel.',
    params: idParams,
    list: personasLista,
  }),
  subordinados: listCall('/equipo/sellst/subordinados/:id', {
    access: 'propio',
    scope: 'record',
    summary: 'Personas que están bajo el mando de alguien, en cualquier nivel, con la suma de sus planes.',
    params: idParams,
    list: subordinadosLista,
  }),
  resumen: endpoint('GET', '/equipo/sel/resumen/:id', {
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Cifras de las personas que están bajo el mando de alguien, en cualquier nivel.',
    params: idParams,
    response: z.object({
      personas: z.number(),
      /** Open assignments: `pendientes` of them are not finished, `vencidas` of those are over; the rest is finished. */
      asignaciones: z.number(),
      pendientes: z.number(),
      vencidas: z.number(),
      terminadas: z.number(),
      avance: percent,
    }),
  }),
  persona: endpoint('GET', '/equipo/sel/persona/:id/:persona', {
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Planes y temas de una persona que está bajo el mando de id; 404 si no lo está.',
    params: z.object({ id, persona: id }),
    response: z.object({
      id_usuario: z.number(),
      codigo_usuario: z.string(),
      personal: z.string(),
      empresa: z.string().nullable(),
      jefe_inmediato: z.string().nullable(),
      nivel: z.number().nullable(),
      planes: z.array(planPersona),
    }),
  }),
};
