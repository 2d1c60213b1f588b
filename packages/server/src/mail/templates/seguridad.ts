import type { Translator } from '@portal/messages';
import { writeLetter, type MailContent } from '../letter.ts';
import type { Papel } from '../membrete.ts';

/** Change of how an account is entered that its person reads of. */
export type CambioSeguridad =
  | 'contrasena'
  | 'factor_activado'
  | 'factor_retirado'
  | 'factor_restablecido'
  | 'llave_agregada'
  | 'llave_retirada';

interface Data extends Papel {
  readonly cambio: CambioSeguridad;
  /** Absent: the letter greets nobody by name. */
  readonly nombre: string | undefined;
  readonly username: string;
  /** Page that lists sessions and second factor. */
  readonly url: string;
}

/** Writes the mail that notifies a person of a change in how to enter the account (P169). */
export function seguridadMail(texts: Translator, { cambio, nombre, username, url, ...papel }: Data): MailContent {
  const { text } = texts;
  return writeLetter({
    texts,
    ...papel,
    carta: 'seguridad',
    asunto: text('carta.seguridad.asunto'),
    saludo: nombre === undefined ? text('carta.restablecer.saludoSinNombre') : text('carta.restablecer.saludo', { nombre }),
    parrafos: [text('carta.seguridad.cuenta', { username }), text(`carta.seguridad.${cambio}`)],
    boton: { texto: text('carta.seguridad.boton'), url },
    nota: text('carta.seguridad.nota'),
    campos: { nombre, usuario: username, cambio: text(`carta.seguridad.${cambio}`) },
  });
}
