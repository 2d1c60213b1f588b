import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';
import { listQuery } from '../core/list.ts';
import { done } from '../core/responses.ts';

/** States of a message in the outbox (P42). */
export const ESTADOS_CORREO = ['pendiente', 'enviado', 'fallido'] as const;

/** One message of the outbox; instants in ISO 8601. */
export const correoFila = z.object({
  id_correo: z.number(),
  tipo: z.string(),
  destinatario: z.string(),
  asunto: z.string(),
  estado: z.enum(ESTADOS_CORREO),
  intentos: z.number(),
  /** When it is tried next; null when it is not tried any more. */
  proximo_intento: z.string().nullable(),
  ultimo_error: z.string().nullable(),
  fecha_creacion: z.string(),
  fecha_envio: z.string().nullable(),
});
export type CorreoFila = z.output<typeof correoFila>;

/** The outbox as the administrator sees it (P42). */
export const email = {
  sellst: endpoint('GET', '/email/sellst', {
    access: 'admin',
    summary: 'Bandeja de salida: mensajes pendientes, enviados y fallidos.',
    query: listQuery,
    response: z.array(correoFila),
  }),
  sel: endpoint('GET', '/email/sel/:id', {
    access: 'admin',
    summary: 'Un mensaje de la bandeja de salida, con su texto; la lectura queda en el registro de actividad.',
    params: idParams,
    response: correoFila.extend({ texto: z.string() }),
  }),
  resumen: endpoint('GET', '/email/resumen', {
    access: 'admin',
    summary: 'Cuántos mensajes hay en cada estado, y si hay un servidor de correo configurado.',
    response: z.object({ servidor: z.boolean(), pendiente: z.number(), enviado: z.number(), fallido: z.number() }),
  }),
  reenviar: endpoint('POST', '/email/reenviar/:id', {
    access: 'admin',
    summary: 'Vuelve a intentar ahora el envío de un mensaje que no salió.',
    params: idParams,
    response: done,
  }),
};
