import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { indicador, secret, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';
import { usuarioActual } from './actual.ts';
import { panelAlumno } from '../avance/avance.ts';

/**
 * Answer of every sign-in: session token, its person, and days until the password expires; below 0 it must be changed now (P6).
 * `dispositivo`, of a sign-in by password: secret that this browser sends with the next one (P8). `panel`: a learner's panel, on request (P242).
 */
export const acceso = doneWith({
  api_token: z.string(),
  dias_vencimiento: z.number(),
  usuario: usuarioActual,
  dispositivo: z.string().optional(),
  panel: panelAlumno.optional(),
});

/** `panel` 1: the answer of a sign-in carries the panel of a learner, which spares a poor line a round trip (P242). */
export const conPanel = z.object({ panel: indicador.default(0) });

/** Start of a sign-in by an OpenID Connect provider, from the sign-in or the registration screen (P9). */
const accesoExternoBody = z.object({
  /** Id of a provider, from `GET /portal`. */
  proveedor: text(20),
  /** The person accepted the terms: an unknown e-mail creates an account if registration is open. */
  registrar: z.boolean().default(false),
});

/** Sign-in by a provider (`docs/decisions/014`): the same browser starts it, visits the provider and finishes it. */
export const externo = {
  startExternal: endpoint('POST', '/usuario/externo/iniciar', {
    access: 'publico',
    summary:
      'Prepara el ingreso por un proveedor OpenID Connect; `llave` se queda en el navegador y `direccion` es la página del proveedor.',
    body: accesoExternoBody,
    response: doneWith({ direccion: z.string(), llave: z.string() }),
  }),
  finishExternal: endpoint('POST', '/usuario/externo/terminar', {
    access: 'publico',
    summary: 'Cambia el código con que volvió el navegador, y su llave, por una sesión.',
    query: conPanel,
    body: z.object({ codigo: secret(200), llave: secret(200) }),
    response: acceso,
  }),
};
