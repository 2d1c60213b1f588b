import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ignoring } from '../core/dropped-fields.ts';
import { idParams, integer, secret } from '../core/fields.ts';
import { done } from '../core/responses.ts';

/** Most browsers of one person, and hours between which a new one shows nothing. */
export const NOTIFICACION = { equipos: 10, silencio: { desde: 20, hasta: 8 } } as const;

const hora = integer(0, 23);
const key = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=?$`));

/** Subscription as a browser makes it (Push API, `PushSubscriptionJSON`). */
const suscripcion = ignoring(
  z.object({
    endpoint: secret(1000),
    keys: ignoring(z.object({ p256dh: key(87), auth: key(22) }), 'rest'),
  }),
  'rest',
);
export type Suscripcion = z.output<typeof suscripcion>;

const silencio = { silencio_desde: hora, silencio_hasta: hora };

/** Browser that shows reminders; neither its address nor its keys. */
export const notificacionEquipo = z.object({
  id_notificacion_equipo: z.number(),
  /** SHA-256 of its address, by which a browser knows itself. */
  huella: z.string(),
  navegador: z.string().nullable(),
  sistema: z.string().nullable(),
  fecha_creacion: z.string(),
  ...silencio,
});
export type NotificacionEquipo = z.output<typeof notificacionEquipo>;

/** Calls of the reminders that browsers show (P294). */
export const notificacionApi = {
  sel: endpoint('GET', '/notificacion', {
    access: 'sesion',
    reads: true,
    summary: 'Equipos de quien llama que muestran recordatorios, y la clave pública del portal (VAPID) para agregar otro.',
    response: z.object({ clave: z.string(), equipos: z.array(notificacionEquipo) }),
  }),
  ins: endpoint('POST', '/notificacion', {
    access: 'sesion',
    summary: 'Agrega el navegador de quien llama para que muestre recordatorios, o cambia sus horas de silencio.',
    body: z.object({ suscripcion, ...silencio }),
    response: done,
  }),
  del: endpoint('DELETE', '/notificacion/:id', {
    access: 'sesion',
    summary: 'Quita un equipo de quien llama; 404 si no es suyo.',
    params: idParams,
    response: done,
  }),
};
