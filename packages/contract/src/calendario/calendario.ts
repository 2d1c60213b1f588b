import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { secret } from '../core/fields.ts';
import { done, doneWith } from '../core/responses.ts';

/** Days back from which a calendar has events, most events, and hours after which its reader is asked to come again. */
export const CALENDARIO = { dias: 90, eventos: 500, horas: 12 } as const;

const enlace = z.object({
  fecha_creacion: z.string(),
  /** Last time that another address replaced it; null: it is the first. */
  fecha_reemplazo: z.string().nullable(),
});

/** Calls of the personal calendar (P292). Only a hash of its address is stored: the answer to `ins` shows it, no other one does. */
export const calendarioApi = {
  sel: endpoint('GET', '/calendario/enlace', {
    access: 'sesion',
    reads: true,
    summary: 'Si quien llama tiene una dirección de calendario y desde cuándo; nunca la dirección.',
    response: z.object({ enlace: enlace.nullable() }),
  }),
  ins: endpoint('POST', '/calendario/enlace', {
    access: 'sesion',
    summary: 'Crea la dirección de calendario de quien llama, o la reemplaza: la anterior deja de servir. Solo esta respuesta la muestra.',
    response: doneWith({ direccion: z.string() }),
  }),
  del: endpoint('DELETE', '/calendario/enlace', {
    access: 'sesion',
    summary: 'Quita la dirección de calendario de quien llama; 404 si no tiene.',
    response: done,
  }),
  abrir: endpoint('GET', '/calendario/:archivo', {
    access: 'publico',
    summary:
      'Calendario (iCalendar) de una dirección privada, «:token.ics»: el último día de los planes de su dueño; 404 para una desconocida y para quien cesó.',
    params: z.object({ archivo: secret(200) }),
    response: z.unknown(),
  }),
};
