import type { Translator } from '@portal/messages';
import { writeLetter, type MailContent } from '../letter.ts';
import type { Papel } from '../membrete.ts';

interface Data extends Papel {
  /** Absent: the letter greets nobody by name. */
  readonly nombre: string | undefined;
  readonly tema: string;
  readonly respuesta: string;
  /** Page that lists the person's questions. */
  readonly url: string;
}

/** Writes the mail with the answer of the training area to a question (P273). */
export function consultaMail(texts: Translator, { nombre, tema, respuesta, url, ...papel }: Data): MailContent {
  const { text } = texts;
  return writeLetter({
    texts,
    ...papel,
    carta: 'consulta',
    asunto: text('carta.consulta.asunto', { tema }),
    saludo: nombre === undefined ? text('carta.restablecer.saludoSinNombre') : text('carta.restablecer.saludo', { nombre }),
    parrafos: [text('carta.consulta.respondio', { tema }), respuesta],
    boton: { texto: text('carta.consulta.boton'), url },
    nota: text('carta.consulta.nota'),
    campos: { nombre, tema, respuesta },
  });
}
