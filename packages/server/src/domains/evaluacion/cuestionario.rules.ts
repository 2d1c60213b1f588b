import type { PreguntaVista } from '@portal/contract/evaluacion';
import { mostrarPregunta, type Vista } from '@portal/contract/pregunta';
import type { Contenido } from './sorteada.rules.ts';

const SIN_TEXTOS = { rpta_a: '', rpta_b: '', rpta_c: '', rpta_d: '' };

/** Returns a question as it is shown, without the key (P11); four texts come in their shown order. */
export function toPreguntaVista<Row extends Contenido & Omit<PreguntaVista, 'mostrado'>>(
  { datos, orden, ...pregunta }: Row,
  imagen: Vista['imagen'],
): Omit<Row, 'datos' | 'orden'> & Pick<PreguntaVista, 'mostrado'> {
  if (!datos) return { ...pregunta, mostrado: null };
  return { ...pregunta, ...SIN_TEXTOS, ...mostrarPregunta(datos, { orden: orden ?? [], imagen }) };
}

/** Returns whether a client that knows four texts alone can show the questions. */
export const isShownByAll = (preguntas: readonly Pick<Contenido, 'datos'>[]): boolean => preguntas.every(({ datos }) => datos === null);
