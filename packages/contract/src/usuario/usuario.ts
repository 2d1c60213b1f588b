import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { emailText } from '../core/correo.ts';
import { id, idParams, secret, text } from '../core/fields.ts';
import { codeColumn, dataColumn, optionalMomentColumn, optionalTextColumn, type RowOf, textColumn } from '../core/column.ts';
import { listCall } from '../core/list-call.ts';
import { defineList } from '../core/list.ts';
import { selectionOf } from '../core/selection.ts';
import { done, doneWith } from '../core/responses.ts';
import { acceso, conPanel, externo } from './acceso.ts';
import { usuarioActual } from './actual.ts';
import { IDIOMAS } from './idiomas.ts';
import { escritoComoDni } from './documento.ts';
import { LIMITE_ACCESO, LIMITE_CONTRASENIA, LIMITE_CORREO } from './limites.ts';
import { apellidoPersona, nombrePersona } from './nombre.ts';
import { factor } from './factor.ts';
import { usuarioRegistro } from './ficha.ts';
import { personas } from './personas.ts';
import { usuarioCarga } from './importar.ts';
import { grupo } from './grupo.ts';
import { llave } from './llave.ts';
import { panel } from './panel.ts';
import { reporte } from './reporte.ts';
import { sesiones } from './sesiones.ts';
import { sinAsignar } from './sin-asignar.ts';
import { tablero } from './tablero.ts';

const correo = emailText(LIMITE_ACCESO.max, LIMITE_ACCESO.min);
export const contraseniaNueva = secret(LIMITE_CONTRASENIA.max, LIMITE_CONTRASENIA.min);

/** Secret of this browser, from an earlier sign-in (P8). */
const dispositivo = secret(100).optional();

export const loginBody = z.object({
  username: text(LIMITE_ACCESO.max, LIMITE_ACCESO.min).overwrite(escritoComoDni),
  password: secret(LIMITE_CONTRASENIA.max, LIMITE_ACCESO.min),
  dispositivo,
});

/** New password and its repetition; refine a body that spreads them with `iguales`. */
const contraseniaDosVeces = { password: contraseniaNueva, password_confirmation: secret(LIMITE_CONTRASENIA.max) };
const iguales = (body: { password: string; password_confirmation: string }) => body.password === body.password_confirmation;
const DISTINTAS = { path: ['password_confirmation'], params: { clave: 'contrasenias_distintas' } };

export const registroBody = z
  .object({
    email: correo,
    first_name: nombrePersona(LIMITE_ACCESO.max),
    last_name: apellidoPersona(LIMITE_ACCESO.max),
    ...contraseniaDosVeces,
    dispositivo,
  })
  .refine(iguales, DISTINTAS);

/** Takes every e-mail that a person may have, not only those of a registration. */
export const olvidoBody = z.object({ email: emailText(LIMITE_CORREO, LIMITE_ACCESO.min) });

const enlaceToken = text(200);

export const restablecerBody = z
  .object({
    token: enlaceToken,
    ...contraseniaDosVeces,
  })
  .refine(iguales, DISTINTAS);

/** Reset by a one-time code (P7); the server ignores case, blanks and hyphens of the code. */
export const restablecerCodigoBody = z
  .object({
    username: text(LIMITE_ACCESO.max, LIMITE_ACCESO.min),
    codigo: text(40, 8),
    ...contraseniaDosVeces,
  })
  .refine(iguales, DISTINTAS);

/** Largest number of people in one `POST /usuario/codigos`. */
export const LIMITE_CODIGOS = 500;

/** List of people for one-time codes (P7); `codigo_vence`: expiry of a valid code, else null. */
export const codigoLista = defineList({
  name: 'sesion.codigos',
  key: 'id_usuario',
  columns: {
    id_usuario: dataColumn(z.number()),
    personal: textColumn(),
    username: codeColumn(),
    empresa: optionalTextColumn(),
    correo_electronico: optionalTextColumn(),
    fecha_login: optionalMomentColumn(),
    codigo_vence: optionalMomentColumn(),
  },
  order: 'personal',
  files: { csv: 'codigos', xlsx: 'UCJ-Codigos' },
});
export type CodigoFila = RowOf<typeof codigoLista.columns>;

/** New one-time code in clear; only this answer holds it, the database stores a hash. */
export const codigoAcceso = z.object({
  id_usuario: z.number(),
  username: z.string(),
  personal: z.string(),
  empresa: z.string().nullable(),
  codigo: z.string(),
  fecha_expiracion: z.string(),
});
export type CodigoAcceso = z.output<typeof codigoAcceso>;

export const cambioContraseniaBody = z.object({
  /** Person who gets a new password; by default the caller. */
  id_usuario: id.optional(),
  /** Required for the caller's own password (P4). */
  contrasenia_actual: secret(LIMITE_CONTRASENIA.max).optional(),
  contrasenia: contraseniaNueva,
});

/** Calls of sign-in, passwords and one-time codes (P3 to P9), of people (P82) and of the figures of both panels (P61, P92). */
export const usuario = {
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
  forgotPassword: endpoint('POST', '/forgot_password', {
    access: 'publico',
    summary: 'Envía un enlace de un solo uso para restablecer la contraseña.',
    body: olvidoBody,
    response: done,
  }),
  checkLink: endpoint('POST', '/reset_password/comprobar', {
    access: 'publico',
    summary: 'Dice si el enlace de un correo todavía sirve, sin consumirlo; 410 si no.',
    body: z.object({ token: enlaceToken }),
    response: done,
  }),
  resetPassword: endpoint('POST', '/reset_password', {
    access: 'publico',
    summary: 'Consume el enlace y guarda la contraseña nueva.',
    body: restablecerBody,
    response: done,
  }),
  resetByCode: endpoint('POST', '/reset_password/codigo', {
    access: 'publico',
    summary: 'Consume un código de un solo uso, entregado por un administrador, y guarda la contraseña nueva.',
    body: restablecerCodigoBody,
    response: done,
  }),
  sellstCodigos: listCall('/usuario/sellst/codigos', {
    access: 'admin',
    scope: 'list',
    summary: 'Personas activas, con su correo y su código de acceso vigente si lo hay.',
    list: codigoLista,
  }),
  codigos: endpoint('POST', '/usuario/codigos', {
    access: 'admin',
    stepUp: 'codigos',
    scope: 'bulk',
    summary: 'Genera códigos de acceso de un solo uso para personas sin correo; cada código se muestra solo en esta respuesta.',
    body: selectionOf(codigoLista, LIMITE_CODIGOS),
    response: doneWith({ codigos: z.array(codigoAcceso) }),
  }),
  updPassword: endpoint('POST', '/usuario/upd/password/', {
    withoutFactor: true,
    access: 'propio',
    scope: 'record',
    summary: 'Cambia la contraseña propia; un administrador asigna una temporal a otra persona.',
    body: cambioContraseniaBody,
    response: doneWith({ id_usuario: z.number() }),
    withExpiredPassword: true,
  }),
  sel: endpoint('GET', '/usuario/sel/:id', {
    withoutFactor: true,
    access: 'propio',
    scope: 'record',
    summary: 'Ficha de una persona; un administrador recibe además documento, códigos y sellos.',
    params: idParams,
    response: usuarioRegistro,
    withExpiredPassword: true,
  }),
  ...personas,
  ...usuarioCarga,
  ...panel,
  ...tablero,
  ...grupo,
  ...reporte,
  ...sinAsignar,
};
