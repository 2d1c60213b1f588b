import { z } from 'zod';
import { seleccionAsignaciones } from '../asignacion/lista.ts';
import { filtrosAsignacion } from '../asignacion/lista.ts';
import { ignoring } from '../core/dropped-fields.ts';
import { id, indicador, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';
import { LIMITES_PERSONA } from '../usuario/campos.ts';

/** Most assignments of one call, and most people without address that an answer names. */
export const LOTE_ASIGNA = 20_000;
export const SIN_CORREO_MAX = 100;

/** Row of older clients: the code counts, and the plan by its id or title; without a plan all that are under way. Other fields are ignored. */
const avisoPorCodigo = ignoring(
  z.object({
    codigo: text(LIMITES_PERSONA.codigo),
    plan: z.union([id, text(250, 0)]).nullish(),
  }),
  'rest',
);
export type AvisoPorCodigo = z.output<typeof avisoPorCodigo>;

/** Assignments by id, or as a selection of their list. `simular` 1: counts and sends nothing. */
const avisoPorAsignacion = z.object({
  asignaciones: z.union([
    z.object({ ids: z.array(id).min(1).max(LOTE_ASIGNA) }),
    z.object({ seleccion: seleccionAsignaciones, filtros: filtrosAsignacion.optional() }),
  ]),
  simular: indicador.default(0),
});

export const cuerpoAsigna = z.union([z.array(avisoPorCodigo).min(1).max(LOTE_ASIGNA), avisoPorAsignacion]);

/** Person who cannot be notified by mail. */
const sinCorreo = z.object({
  id_usuario: z.number(),
  codigo_usuario: z.string(),
  personal: z.string(),
  telefono: z.string().nullable(),
  /** Titles of the plans, joined. */
  planes: z.string(),
  /** Last day of the first of them to end, `YYYY-MM-DD`. */
  fecha_fin: z.string(),
});
export type PersonaSinCorreo = z.output<typeof sinCorreo>;

/** To how many people letters go, and why others get none. */
export const cuentasAsigna = {
  /** People who get a letter, with all of their plans. */
  enviados: z.number(),
  /** People without an address, and people with one that a mail server bounced. */
  sin_correo: z.number(),
  rebotados: z.number(),
  cesados: z.number(),
  /** Assignments that a letter of today named, that are closed, or of a plan that is over or not in use. */
  ya_avisadas: z.number(),
  cerradas: z.number(),
  planes_terminados: z.number(),
  planes_inactivos: z.number(),
  /** Rows without such an assignment in the caller's scope. */
  desconocidas: z.number(),
};

export const avisos = doneWith({
  ...cuentasAsigna,
  /** Number of the bulk send; null when nothing was queued. */
  lote: z.number().nullable(),
  /** The first of those without address, or with a returned one. */
  personas_sin_correo: z.array(sinCorreo),
});
