import { z } from 'zod';
import { day, id, text } from '../core/fields.ts';

/** Fields of a person that a rule may name (P27). */
export const CAMPO_REGLA = ['empresa', 'centro_costo', 'departamento', 'cargo', 'grupo', 'ingreso'] as const;
export type CampoRegla = (typeof CAMPO_REGLA)[number];

/** Largest number of alternatives of a rule, and of values of a field. */
export const ALTERNATIVAS_MAX = 10;
export const VALORES_MAX = 200;

const valores = z.array(id).min(1).max(VALORES_MAX).optional();

/** Met by who meets every field that it names: `empresa` by its id, `ingreso` by first and last day, the others by the id of their parameter. */
const alternativa = z
  .object({
    empresa: valores,
    centro_costo: valores,
    departamento: valores,
    cargo: valores,
    grupo: valores,
    ingreso: z
      .object({ desde: day.optional(), hasta: day.optional() })
      .refine(({ desde, hasta }) => desde ?? hasta, { params: { clave: 'requerido' } })
      .refine(({ desde = '', hasta = '9999-12-31' }) => desde <= hasta, { path: ['hasta'], params: { clave: 'orden_fechas' } })
      .optional(),
  })
  .refine((named) => Object.values(named).some((value) => value !== undefined), { params: { clave: 'requerido' } });

/** Condition of a rule: a person meets it by meeting one of the alternatives. */
export const condicionRegla = z.array(alternativa).min(1).max(ALTERNATIVAS_MAX);
export type CondicionRegla = z.output<typeof condicionRegla>;
export type AlternativaRegla = CondicionRegla[number];

/** Optional name of a rule. */
export const nombreRegla = text(100).optional();

/** Source of an assignment: a person, a rule, a spreadsheet, or the copy of a plan's people. */
export const FUENTE_ASIGNACION = ['individual', 'regla', 'planilla', 'copia'] as const;

/** Reason of an assignment at its opening: the values with which the person met the rule, the file, or the copied plan. */
export const razonAsignacion = z.object({
  condiciones: z.partialRecord(z.enum(CAMPO_REGLA), z.string()).optional(),
  archivo: z.string().optional(),
  plan: z.string().optional(),
});
export type RazonAsignacion = z.output<typeof razonAsignacion>;
