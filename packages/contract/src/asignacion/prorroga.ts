import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { indicador, instant, integer, possibleDay, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';
import { filtrosAsignacion, seleccionAsignaciones } from './lista.ts';

/** Longest reason of an extension. */
export const MOTIVO_PRORROGA_MAX = 500;
/** Most days that one extension adds. */
export const DIAS_PRORROGA_MAX = 366;
/** Most people whom the preview of an extension names. */
export const PRORROGA_MOSTRADOS = 200;

/** New deadline (P205): a day, days after the present deadline or today, whichever is later, or the day without any extension. */
const nuevoPlazo = z.union([
  z.strictObject({ fecha: possibleDay }),
  z.strictObject({ dias: integer(1, DIAS_PRORROGA_MAX) }),
  z.strictObject({ retirar: integer(1, 1) }),
]);
export type NuevoPlazo = z.output<typeof nuevoPlazo>;

/** Counts of an extension or of its simulation. */
const cuentas = {
  /** Assignments with another deadline. */
  prorrogadas: z.number(),
  personas: z.number(),
  /** Names of the first of them. */
  nombres: z.array(z.string()),
  planes: z.number(),
  /** First and last of the new deadlines; null without any. */
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  /** No longer late, or late from now on. */
  dejan_vencidas: z.number(),
  pasan_vencidas: z.number(),
  /** Left as they are: closed or of an inactive plan; finished; with a deadline that is as late, or without an extension to withdraw. */
  cerradas: z.number(),
  terminadas: z.number(),
  sin_cambio: z.number(),
  /** People with a letter, and those whom none reaches. */
  avisables: z.number(),
  sin_correo: z.number(),
  /** Number of the bulk send; null when nothing was queued. */
  lote: z.number().nullable(),
};

/** Extension of a deadline, or its withdrawal (`retirada`). */
export const prorroga = z.object({
  id_prorroga: z.number(),
  fecha_antes: z.string(),
  fecha_nueva: z.string(),
  retirada: z.boolean(),
  motivo: z.string(),
  via: z.enum(['administracion', 'sesion', 'enlace']),
  autor: z.string(),
  fecha_creacion: instant,
});
export type Prorroga = z.output<typeof prorroga>;

/** Call that extends deadlines. */
export const prorrogar = {
  prorrogar: endpoint('POST', '/asignacion/prorrogar', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Prorroga el plazo de las asignaciones elegidas, o retira sus prórrogas; con `simular` solo dice qué pasaría.',
    query: z.object({ simular: indicador.default(0) }),
    body: z.object({
      seleccion: seleccionAsignaciones,
      filtros: filtrosAsignacion.optional(),
      plazo: nuevoPlazo,
      motivo: text(MOTIVO_PRORROGA_MAX),
      avisar: indicador.default(1),
    }),
    response: doneWith(cuentas),
  }),
};
