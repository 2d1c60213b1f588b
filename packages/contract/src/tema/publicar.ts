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
  /** Those of them with a picture without description; absent where it is unknown, as in a form. */
  readonly sin_descripcion?: number;
  /** Those of them where ticking every option reaches the pass mark; absent where that is unknown. */
  readonly marcar_todo?: number;
}

/**
 * Checks a topic before it is published (P45). Without the questions that it asks nobody can complete it: refused. A topic without
 * content may be taught elsewhere, and one with fewer questions than it asks shows those that it has (P10): warned. A picture without
 * description is empty for people who do not see it: refused. A question that ticking every option passes: warned.
 */
export const checkTema = ({
  contenido,
  contenidos,
  numero_preguntas,
  banco,
  sin_descripcion = 0,
  marcar_todo = 0,
}: TemaSupplies): PublishCheck<'contenido' | 'preguntas' | 'banco' | 'imagenes' | 'marcarTodo'>[] => [
  { nombre: 'contenido', cumple: Boolean(contenido) || contenidos > 0, impide: false },
  { nombre: 'preguntas', cumple: numero_preguntas === 0 || banco > 0, impide: true },
  { nombre: 'banco', cumple: numero_preguntas <= banco, impide: false },
  ...(sin_descripcion > 0 ? [{ nombre: 'imagenes', cumple: false, impide: true } as const] : []),
  ...(marcar_todo > 0 ? [{ nombre: 'marcarTodo', cumple: false, impide: false } as const] : []),
];
