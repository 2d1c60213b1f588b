import type { PublishCheck } from '../core/publishing.ts';

/** Content of a topic for its learners. */
export interface TemaSupplies {
  /** Address of the lesson. */
  readonly contenido: string | null;
  /** Active content items. */
  readonly contenidos: number;
  readonly numero_preguntas: number;
  /** Active linked questions. */
  readonly banco: number;
}

/**
 * Checks a topic before it is published (P45). Without the questions that it asks nobody can complete it: refused. A topic without
 * content may be taught elsewhere, and one with fewer questions than it asks shows those that it has (P10): warned.
 */
export const checkTema = ({
  contenido,
  contenidos,
  numero_preguntas,
  banco,
}: TemaSupplies): PublishCheck<'contenido' | 'preguntas' | 'banco'>[] => [
  { nombre: 'contenido', cumple: Boolean(contenido) || contenidos > 0, impide: false },
  { nombre: 'preguntas', cumple: numero_preguntas === 0 || banco > 0, impide: true },
  { nombre: 'banco', cumple: numero_preguntas <= banco, impide: false },
];
