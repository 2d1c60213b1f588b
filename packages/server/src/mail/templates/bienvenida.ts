import type { Translator } from '@portal/messages';
import { writeLetter, type MailContent } from '../letter.ts';
import type { Papel } from '../membrete.ts';

interface Data extends Papel {
  /** Absent: the letter greets nobody by name. */
  readonly nombre: string | undefined;
  readonly username: string;
  /** Address of the sign-in. */
  readonly portal: string;
  /** Link to choose the first password; absent for a person who has one. */
  readonly enlace: string | undefined;
}

/** Writes the welcome letter: where to sign in, under which name, and how to get a password (P7, P82). */
export function bienvenidaMail(texts: Translator, { nombre, username, portal, enlace, ...papel }: Data): MailContent {
  const { text } = texts;
  return writeLetter({
    texts,
    ...papel,
    carta: enlace ? 'bienvenida' : 'bienvenida_con_clave',
    asunto: text('carta.bienvenida.asunto'),
    saludo: nombre === undefined ? text('carta.restablecer.saludoSinNombre') : text('carta.restablecer.saludo', { nombre }),
    parrafos: [
      text('carta.bienvenida.acceso', { portal }),
      text('carta.bienvenida.usuario', { username }),
      text(enlace ? 'carta.bienvenida.elegir' : 'carta.bienvenida.tiene'),
    ],
    boton: enlace
      ? { texto: text('carta.bienvenida.botonElegir'), url: enlace }
      : { texto: text('carta.bienvenida.botonIngresar'), url: portal },
    ...(enlace && { nota: text('carta.bienvenida.nota') }),
    campos: { nombre, usuario: username, direccion: portal },
  });
}
