import type { Cuerpo, OpcionLeida } from '../banco.rules.ts';
import { conComentario, conPeso, conPesoPleno, type FormatoTexto, textoDe, trozos } from './partes.rules.ts';

/** Reads options: with one `=` a learner ticks one, with weights alone several. Moodle knows no weight after `=` here. */
export function eleccion(answers: string, formato: FormatoTexto): { readonly cuerpo: Cuerpo } {
  const pieces = trozos(answers, /([=~])/);
  const opciones = pieces.map(({ signo, texto }): OpcionLeida => {
    const [own, peso] = signo === '=' ? conPesoPleno(texto) : conPeso(texto, 0);
    const [answer, comentario] = conComentario(own);
    return { texto: textoDe(answer, formato), peso, comentario: comentario === undefined ? undefined : textoDe(comentario, formato) };
  });
  return { cuerpo: { tipo: 'eleccion', unaSola: pieces.some(({ signo }) => signo === '='), opciones } };
}
