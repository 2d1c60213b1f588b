import type { Translator } from '@portal/messages';
import { writeLetter, type MailContent } from '../letter.ts';
import type { Papel } from '../membrete.ts';

interface Data extends Papel {
  /** Absent: the letter greets nobody by name. */
  readonly nombre: string | undefined;
  readonly username: string;
  readonly url: string;
}

/** Writes the mail with the link to choose a new password (P7). It names the user, because several people may share an e-mail. */
export function restablecerMail(texts: Translator, { nombre, username, url, ...papel }: Data): MailContent {
  const { text } = texts;
  return writeLetter({
    texts,
    ...papel,
    carta: 'restablecer',
    asunto: text('carta.restablecer.asunto'),
    saludo: nombre === undefined ? text('carta.restablecer.saludoSinNombre') : text('carta.restablecer.saludo', { nombre }),
    parrafos: [text('carta.restablecer.pedido', { username }), text('carta.restablecer.uso')],
    boton: { texto: text('carta.restablecer.boton'), url },
    nota: text('carta.restablecer.nota'),
    campos: { nombre, usuario: username },
  });
}
