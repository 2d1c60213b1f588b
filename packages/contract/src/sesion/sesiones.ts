import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams, secret, text } from '../core/fields.ts';
import { done, doneWith } from '../core/responses.ts';
import { LIMITE_CONTRASENIA } from './limites.ts';
import { credencialUsada } from './llave.ts';

/** Open session of the signed-in person (P150); no field opens it. */
export const sesionAbierta = z.object({
  id_sesion: z.number(),
  /** Browser and system by their own names; null: the program did not say. */
  navegador: z.string().nullable(),
  sistema: z.string().nullable(),
  /** Addresses of the sign-in and of the last use. */
  ip: z.string().nullable(),
  ip_uso: z.string().nullable(),
  /** The address of the last use belongs to a company's own network. */
  red_interna: z.boolean(),
  fecha_creacion: z.string(),
  ultimo_uso: z.string(),
  /** Id of the provider that authenticated the person, `llave` for a passkey; null for a password or a PIN. */
  proveedor: z.string().nullable(),
  /** Name of the shared tablet to which it is bound. */
  tableta: z.string().nullable(),
  /** The session that calls. */
  actual: z.boolean(),
});
export type SesionAbierta = z.output<typeof sesionAbierta>;

/** Proof that the person is there: password, a code of the second factor, or a passkey; one of them. */
const confirmacion = z
  .object({ contrasenia: secret(LIMITE_CONTRASENIA.max).optional(), codigo: text(40, 6).optional(), llave: credencialUsada.optional() })
  .refine((given) => Object.values(given).filter((proof) => proof !== undefined).length === 1, { path: ['contrasenia'] });

/** Calls by which a person sees and closes their own sessions (P150), and an administrator looks as another person (P217). */
export const sesiones = {
  sellstSesion: endpoint('GET', '/usuario/sesion/sellst', {
    access: 'sesion',
    reads: true,
    summary: 'Sesiones abiertas de quien llama, con su equipo, sus direcciones y su último uso; primero la de la llamada.',
    response: z.array(sesionAbierta),
  }),
  delSesion: endpoint('DELETE', '/usuario/sesion/:id', {
    access: 'sesion',
    summary: 'Cierra una sesión abierta de quien llama; 404 si no es suya.',
    params: idParams,
    response: done,
  }),
  otrasSesiones: endpoint('POST', '/usuario/sesion/otras', {
    access: 'sesion',
    summary: 'Cierra todas las sesiones de quien llama menos esta.',
    response: done,
  }),
  confirmarSesion: endpoint('POST', '/usuario/sesion/confirmar', {
    access: 'sesion',
    withoutFactor: true,
    summary:
      'Confirma con la contraseña, un código o una llave de acceso que quien llama sigue ahí; vale cinco minutos para lo que pide esa prueba.',
    body: confirmacion,
    response: done,
  }),
  vista: endpoint('POST', '/usuario/vista/:id', {
    access: 'admin',
    scope: 'record',
    summary:
      'Anota que quien llama mira el portal como otra persona; `vista`, detrás de su propio token y de `~`, responde durante una hora como a ella y no deja cambiar nada.',
    params: idParams,
    response: doneWith({ vista: z.string() }),
  }),
};
