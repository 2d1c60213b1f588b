import { message, type Message } from '@portal/messages';
import type { Cuerpo, Perdido, ValorLeido } from '../banco.rules.ts';
import { intervalo, numeroDe } from '../numeros.rules.ts';
import { conComentario, conPeso, desprotegidos, type FormatoTexto, textoDe, trozos } from './partes.rules.ts';

type Numerica = { readonly cuerpo: Cuerpo; readonly perdido?: readonly Perdido[] } | { readonly motivo: Message };

/** Reads `3:0.1`, `1..5`, and several values with weights; a comment for wrong answers (`~#…`) has no place in the portal. */
export function numerica(answers: string, formato: FormatoTexto): Numerica {
  const [own = '', wrong] = answers.split('~', 2);
  const valores: ValorLeido[] = [];
  for (const { texto } of trozos(own, /(=)/)) {
    const [weighed, peso] = conPeso(texto, 100);
    const [answer, comentario] = conComentario(weighed);
    const value = valorDe(answer);
    if (!value) return { motivo: message('banco.rechazo.numero', { texto: desprotegidos(answer).trim().slice(0, 60) }) };
    valores.push({ ...value, peso, comentario: comentario === undefined ? undefined : textoDe(comentario, formato) });
  }
  return { cuerpo: { tipo: 'numerica', valores }, perdido: wrong === undefined ? [] : ['comentario'] };
}

function valorDe(raw: string): Pick<ValorLeido, 'valor' | 'tolerancia'> | undefined {
  const [from = '', to] = raw.split('..', 2);
  if (to !== undefined) return intervalo(from, to);
  const [number = '', tolerance = '0'] = raw.split(':', 2);
  const [valor, tolerancia] = [numeroDe(number), numeroDe(tolerance)];
  return valor === undefined || tolerancia === undefined ? undefined : { valor, tolerancia };
}
