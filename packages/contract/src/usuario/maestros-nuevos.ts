import { z } from 'zod';

/** New companies and parameters that a review names; it counts them all. */
export const MAESTROS_MOSTRADOS = 200;

/** Stored company or parameter. */
const maestroExistente = z.object({ id: z.number(), codigo: z.string(), nombre: z.string() });
export type MaestroExistente = z.output<typeof maestroExistente>;

const clase = z.enum(['empresa', 'centro_costo', 'departamento', 'cargo']);

/** Company or parameter that the confirmation would create. */
export const maestroNuevo = z.object({
  clase,
  /** Key of it in `usar`: the same in every reading of a file that names it so. */
  clave: z.string(),
  codigo: z.string(),
  nombre: z.string(),
  /** Company of a cost centre. */
  empresa: z.string().nullable(),
  /** Accepted rows that name it. */
  filas: z.number(),
  /** Stored names that it resembles, the nearest first. */
  parecidos: z.array(z.string()),
  /** The same ones with code and id, to be used instead. */
  existentes: z.array(maestroExistente),
});
export type MaestroNuevo = z.output<typeof maestroNuevo>;

/** Stored company or parameter that is used instead of a new one (P223). */
export const maestroUsado = z.object({
  clase,
  clave: z.string(),
  /** As the file names it: its name, or its code alone. */
  nombre: z.string(),
  /** Rows that name it and are not refused. */
  filas: z.number(),
  /** Null: it does not exist or belongs to another company; the rows are refused. */
  existente: maestroExistente.nullable(),
});
export type MaestroUsado = z.output<typeof maestroUsado>;

/** Stored records to use instead of new ones, as `clave=id,clave=id`. */
export const maestrosElegidos = z
  .string()
  .max(30_000)
  .regex(/^(?:[\w-]{12}=\d{1,9}(?:,[\w-]{12}=\d{1,9})*)?$/)
  .default('');
