import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, optionalId } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';

/** Why no reminder goes out at this moment. */
export const IMPEDIMENTOS = ['dia_no_laborable', 'feriado', 'antes_de_hora'] as const;

/** Preview of today's reminders, whether the day and the hour let them go out or not. */
export const recordatoriosDeHoy = z.object({
  /** Today in the portal's time zone. */
  fecha: z.string(),
  /** Why nothing goes out now; null: it goes out within ten minutes. */
  impedimento: z.enum(IMPEDIMENTOS).nullable(),
  hora_recordatorio: z.number(),
  maximo_recordatorios: z.number(),
  /** Messages that are due, one for each reader. */
  mensajes: z.number(),
  /** Readers with plans of their own, and readers with a digest of people of theirs. */
  alumnos: z.number(),
  superiores: z.number(),
  /** Pending assignments that the messages name. */
  pendientes: z.number(),
  /** People with pending topics about whom no message goes out because they are away. */
  ausentes: z.number(),
  /** Readers who are passed over: without an address that works, Cesados; who are away wait. */
  sin_correo: z.number(),
  cesados: z.number(),
  en_espera: z.number(),
  /** People without a named manager, and people of a company without a named manager and director. */
  sin_jefe: z.number(),
  sin_direccion: z.number(),
});
export type RecordatoriosDeHoy = z.output<typeof recordatoriosDeHoy>;

/** Calls of the reminders (P43). */
export const recordatorioApi = {
  simular: endpoint('GET', '/recordatorio/simular', {
    access: 'admin',
    scope: 'list',
    reads: true,
    summary: 'Cuántos recordatorios saldrían hoy, de un plan o de todos, y a quiénes no llegarían; no envía ni guarda nada.',
    query: z.object({ id_planestudio: optionalId }),
    response: recordatoriosDeHoy,
  }),
  persona: endpoint('POST', '/recordatorio/persona', {
    access: 'propio',
    scope: 'record',
    summary: 'Recuerda por correo a una persona a cargo de quien llama un plan con temas pendientes, una vez al día.',
    body: z.object({ id_asignacion: id }),
    /** Day of the reminder. */
    response: doneWith({ recordado: z.string() }),
  }),
};
