import type { Translator } from '@portal/messages';
import { writeLetter, type MailContent } from '../letter.ts';
import type { Papel } from '../membrete.ts';

/** Attempt with its grade before and now. */
export interface NotaCorregida {
  readonly tema: string;
  readonly plan: string;
  readonly intento: number;
  /** Grades, 0-100. */
  readonly antes: number;
  readonly ahora: number;
  readonly aprobado: boolean;
  /** Change of its certificate; `vuelve`: it has its former number again. */
  readonly certificado: 'emite' | 'revisa' | 'anula' | 'repone' | 'vuelve' | null;
}

interface Data extends Papel {
  /** Absent: the letter greets nobody by name. */
  readonly nombre: string | undefined;
  /** The correction was taken back. */
  readonly deshecha: boolean;
  readonly notas: readonly [NotaCorregida, ...NotaCorregida[]];
  /** Page with the person's grades. */
  readonly url: string;
}

/** Writes the mail to a person with grades that the correction of a key changed, or its return (P291). */
export function correccionMail(texts: Translator, { nombre, deshecha, notas, url, ...papel }: Data): MailContent {
  const { text } = texts;
  const [{ tema }] = notas;
  const lines = [
    text(deshecha ? 'carta.correccion.deshecha' : 'carta.correccion.clave'),
    ...notas.map(({ aprobado, certificado, ...nota }) =>
      text('carta.correccion.nota', { ...nota, aprobado: aprobado ? 'si' : 'no', certificado: certificado ?? 'igual' }),
    ),
  ];
  return writeLetter({
    texts,
    ...papel,
    carta: 'correccion',
    asunto: text('carta.correccion.asunto', { tema }),
    saludo: nombre === undefined ? text('carta.restablecer.saludoSinNombre') : text('carta.restablecer.saludo', { nombre }),
    parrafos: lines,
    boton: { texto: text('carta.correccion.boton'), url },
    nota: text('carta.correccion.preguntas'),
    campos: { nombre, tema, notas: lines.join(' ') },
  });
}
