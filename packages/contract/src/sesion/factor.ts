import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, secret, text } from '../core/fields.ts';
import { done, doneWith } from '../core/responses.ts';
import { acceso, conPanel } from './acceso.ts';
import { LIMITE_CONTRASENIA } from './limites.ts';
import { credencialUsada } from './llave.ts';

/** Code of the authenticator app, or a recovery code; blanks and hyphens do not count. */
const codigo = text(40, 6);

/** Recovery codes in clear; only this answer holds them, the database stores hashes. */
const codigosNuevos = doneWith({ codigos: z.array(z.string()) });

/** Second factor of the signed-in person; no secret. */
const estadoFactor = z.object({
  activo: z.boolean(),
  fecha_activacion: z.string().nullable(),
  /** Recovery codes that were not used. */
  codigos: z.number(),
});

/** Calls of the second factor (P151). */
export const factor = {
  loginFactor: endpoint('POST', '/usuario/login/factor', {
    access: 'publico',
    summary: 'Segundo paso del ingreso: cambia el desafío del primero y un código, o una llave de acceso, por una sesión.',
    query: conPanel,
    body: z
      .object({ desafio: secret(100), codigo: codigo.optional(), llave: credencialUsada.optional(), dispositivo: secret(100).optional() })
      .refine((given) => (given.codigo === undefined) !== (given.llave === undefined), { path: ['codigo'] }),
    response: acceso,
  }),
  selFactor: endpoint('GET', '/usuario/factor', {
    access: 'sesion',
    reads: true,
    withoutFactor: true,
    summary: 'Si quien llama tiene un segundo factor, y cuántos códigos de recuperación le quedan.',
    response: estadoFactor,
  }),
  iniciarFactor: endpoint('POST', '/usuario/factor/iniciar', {
    access: 'sesion',
    withoutFactor: true,
    stepUp: 'factor',
    summary: 'Prepara la aplicación de códigos de quien llama; el secreto se muestra solo en esta respuesta.',
    response: doneWith({ secreto: z.string(), direccion: z.string() }),
  }),
  activarFactor: endpoint('POST', '/usuario/factor/activar', {
    access: 'sesion',
    withoutFactor: true,
    summary: 'Activa el segundo factor con un primer código, cierra las otras sesiones y entrega los códigos de recuperación.',
    body: z.object({ codigo }),
    response: codigosNuevos,
  }),
  codigosFactor: endpoint('POST', '/usuario/factor/codigos', {
    access: 'sesion',
    summary: 'Reemplaza los códigos de recuperación de quien llama; pide un código.',
    body: z.object({ codigo }),
    response: codigosNuevos,
  }),
  quitarFactor: endpoint('POST', '/usuario/factor/quitar', {
    access: 'sesion',
    summary: 'Quita el segundo factor de quien llama; pide su contraseña y un código.',
    body: z.object({ contrasenia: secret(LIMITE_CONTRASENIA.max).optional(), codigo }),
    response: done,
  }),
  restablecerFactor: endpoint('POST', '/usuario/factor/restablecer', {
    access: 'admin',
    scope: 'record',
    stepUp: 'quitarFactor',
    summary: 'Quita el segundo factor de otra persona que lo perdió y cierra sus sesiones.',
    body: z.object({ id_usuario: id }),
    response: done,
  }),
};
