import { z } from 'zod';
import { emailText } from '../core/correo.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, secret, text } from '../core/fields.ts';
import { done, doneWith } from '../core/responses.ts';
import { LIMITE_CORREO } from '../usuario/limites.ts';
import { LIMITE_ACCESO, LIMITE_CONTRASENIA } from './limites.ts';

export const contraseniaNueva = secret(LIMITE_CONTRASENIA.max, LIMITE_CONTRASENIA.min);

/** New password and its repetition; refine a body that spreads them with `iguales`. */
export const contraseniaDosVeces = { password: contraseniaNueva, password_confirmation: secret(LIMITE_CONTRASENIA.max) };
export const iguales = (body: { password: string; password_confirmation: string }) => body.password === body.password_confirmation;
export const DISTINTAS = { path: ['password_confirmation'], params: { clave: 'contrasenias_distintas' } };

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

export const cambioContraseniaBody = z.object({
  /** Person who gets a new password; by default the caller. */
  id_usuario: id.optional(),
  /** Required for the caller's own password (P4). */
  contrasenia_actual: secret(LIMITE_CONTRASENIA.max).optional(),
  contrasenia: contraseniaNueva,
});

/** Calls of passwords: forgotten, reset by a link or a code, changed (P4 to P7). */
export const contrasenia = {
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
  updPassword: endpoint('POST', '/usuario/upd/password/', {
    withoutFactor: true,
    access: 'propio',
    scope: 'record',
    summary: 'Cambia la contraseña propia; un administrador asigna una temporal a otra persona.',
    body: cambioContraseniaBody,
    response: doneWith({ id_usuario: z.number() }),
    withExpiredPassword: true,
  }),
};
