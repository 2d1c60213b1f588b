import { z } from 'zod';
import { emailText } from '../core/correo.ts';
import { endpoint } from '../core/endpoint.ts';
import { secret, text } from '../core/fields.ts';
import { done } from '../core/responses.ts';
import { escritoComoDni } from '../usuario/documento.ts';
import { IDIOMAS } from '../usuario/idiomas.ts';
import { apellidoPersona, nombrePersona } from '../usuario/nombre.ts';
import { acceso, conPanel, externo } from './acceso.ts';
import { usuarioActual } from './actual.ts';
import { codigo } from './codigo.ts';
import { contrasenia, contraseniaDosVeces, DISTINTAS, iguales } from './contrasenia.ts';
import { factor } from './factor.ts';
import { LIMITE_ACCESO, LIMITE_CONTRASENIA } from './limites.ts';
import { llave } from './llave.ts';
import { sesiones } from './sesiones.ts';

/** Secret of this browser, from an earlier sign-in (P8). */
const dispositivo = secret(100).optional();

export const loginBody = z.object({
  username: text(LIMITE_ACCESO.max, LIMITE_ACCESO.min).overwrite(escritoComoDni),
  password: secret(LIMITE_CONTRASENIA.max, LIMITE_ACCESO.min),
  dispositivo,
});

export const registroBody = z
  .object({
    email: emailText(LIMITE_ACCESO.max, LIMITE_ACCESO.min),
    first_name: nombrePersona(LIMITE_ACCESO.max),
    last_name: apellidoPersona(LIMITE_ACCESO.max),
    ...contraseniaDosVeces,
    dispositivo,
  })
  .refine(iguales, DISTINTAS);

/** Calls of sign-in, second factor, passkeys, passwords and one-time codes (P3 to P9); older clients know them by paths of `usuario`. */
export const sesionApi = {
  login: endpoint('POST', '/usuario/login', {
    access: 'publico',
    summary: 'Inicia sesión con número de documento y contraseña. Con `panel=1`, también lo que responde `GET /usuario/panel` a un alumno.',
    query: conPanel,
    body: loginBody,
    response: acceso,
  }),
  verifyToken: endpoint('POST', '/usuario/verify_token', {
    access: 'publico',
    summary: 'Devuelve la persona a la que pertenece el token de la cabecera, o 401; `authtoken` es para clientes anteriores.',
    query: z.object({ authtoken: z.string().max(200).optional() }),
    response: usuarioActual,
  }),
  logout: endpoint('POST', '/usuario/logout', {
    withoutFactor: true,
    inShop: true,
    access: 'sesion',
    summary: 'Revoca el token de esta sesión.',
    response: done,
    withExpiredPassword: true,
  }),
  updIdioma: endpoint('POST', '/usuario/upd/idioma', {
    withoutFactor: true,
    inShop: true,
    access: 'sesion',
    summary: 'Guarda el idioma de quien llama: el de su interfaz en cualquier equipo y el de los mensajes que recibe.',
    body: z.object({ idioma: z.enum(IDIOMAS) }),
    response: done,
    withExpiredPassword: true,
  }),
  ...sesiones,
  ...factor,
  ...llave,
  ...externo,
  register: endpoint('POST', '/register', {
    access: 'publico',
    summary: 'Registra una cuenta propia, si el portal lo permite.',
    body: registroBody,
    response: acceso,
  }),
  ...contrasenia,
  ...codigo,
};
