import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { secret, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';

/** What every way of signing in answers. `dias_vencimiento` below 0: the password must be changed now. */
export const acceso = doneWith({ api_token: z.string(), dias_vencimiento: z.number() });

/** A sign-in by an OpenID Connect provider, asked for on the sign-in or on the registration screen (P9). */
const accesoExternoBody = z.object({
  /** `id` of one of the providers that `GET /portal` names. */
  proveedor: text(20),
  /** The person accepted the terms: an unknown e-mail becomes an account, where registration is open. */
  registrar: z.boolean().default(false),
});

/** Sign-in by a provider: begun and finished by the same browser; in between it is at the provider. */
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
    body: z.object({ codigo: secret(200), llave: secret(200) }),
    response: acceso,
  }),
};
