import { z } from 'zod';
import { ignoring } from '../core/dropped-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, indicador, instant, integer, optionalText } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';
import { TIPO_RESPUESTA } from '../equipo/respuesta.ts';
import { asignacionLista, filtrosAsignacion, LIMITE_CIERRE, seleccionAsignaciones } from './lista.ts';
import { prorroga } from './prorroga.ts';
import { FUENTE_ASIGNACION, razonAsignacion } from './regla.ts';

/** Longest reason of a closing. */
export const MOTIVO_CIERRE_MAX = 500;

const motivo = optionalText(MOTIVO_CIERRE_MAX);

/** Opening, closing or reopening of an assignment; the database writes it (P28). */
const suceso = z.object({
  tipo: z.enum(['apertura', 'cierre', 'reapertura']),
  fecha: instant,
  /** Name of the author, or the username of somebody who is no person of the portal. */
  autor: z.string(),
  fuente: z.enum(FUENTE_ASIGNACION),
  /** Name of the rule. */
  regla: z.string().nullable(),
  razon: razonAsignacion,
  motivo: z.string().nullable(),
});
export type SucesoAsignacion = z.output<typeof suceso>;

/** Justification of a delay by a boss. */
const justificacion = z.object({
  id_justificacion: z.number(),
  tipo: z.enum(TIPO_RESPUESTA),
  fecha_hasta: z.string().nullable(),
  motivo: z.string(),
  autor: z.string(),
  fecha_creacion: instant,
});

/** One assignment with its history, the newest first. */
const asignacionDetalle = asignacionLista.row.extend({
  /** The person left: cannot be assigned again. */
  cesado: z.boolean(),
  historia: z.array(suceso),
  justificaciones: z.array(justificacion),
  /** Extensions of all openings, the newest first. */
  prorrogas: z.array(prorroga),
});
export type AsignacionDetalle = z.output<typeof asignacionDetalle>;

/** Most people whom the preview of a closing names. */
export const CIERRE_MOSTRADOS = 200;

/** Result of a closing or of its simulation. All counts but the first two are of the assignments that it closes. */
const cierre = {
  cerradas: z.number(),
  /** Selected ones that were closed before. */
  existentes: z.number(),
  personas: z.number(),
  /** Names of the first of them. */
  nombres: z.array(z.string()),
  planes: z.number(),
  /** With a graded attempt. */
  con_avance: z.number(),
  con_certificado: z.number(),
  /** With an attempt that was begun, which can no longer be sent (P93). */
  empezadas: z.number(),
};

/** Selected rows as the table sent them (other fields are ignored), or a selection of a list of assignments. */
const elegidas = z.union([
  z
    .array(ignoring(z.object({ id_asignacion: id }), 'rest'))
    .min(1)
    .max(LIMITE_CIERRE),
  z.object({ seleccion: seleccionAsignaciones, filtros: filtrosAsignacion.optional(), motivo }),
]);

/** Calls of one assignment and those that close (P28). */
export const cerrar = {
  sel: endpoint('GET', '/asignacion/sel/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Una asignación, con su historia y lo que se respondió a sus atrasos.',
    params: idParams,
    response: asignacionDetalle,
  }),
  upd: endpoint('POST', '/asignacion/upd/:id', {
    access: 'admin',
    scope: 'record',
    summary: 'Cierra una asignación (codigo_estado 2) o la abre de nuevo (1), con su motivo.',
    params: idParams,
    body: z.object({ codigo_estado: integer(1, 2), motivo, version: integer(1, 2_147_483_647) }),
    response: doneWith({ id_asignacion: z.number(), codigo_estado: z.number(), version: z.number() }),
  }),
  del: endpoint('POST', '/asignacion/del/', {
    access: 'admin',
    scope: 'record',
    summary: 'Cierra una asignación; evaluaciones y certificados se conservan.',
    body: z.object({ id_asignacion: id, motivo }),
    response: doneWith({ id_asignacion: z.number() }),
  }),
  eliminar: endpoint('POST', '/asignacion/eliminar/', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Cierra las asignaciones elegidas, todas o ninguna; con `simular` solo dice qué pasaría.',
    query: z.object({ simular: indicador.default(0) }),
    body: elegidas,
    response: doneWith(cierre),
  }),
};
