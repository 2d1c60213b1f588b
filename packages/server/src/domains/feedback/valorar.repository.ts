import { fragment } from '../../db/prepared.ts';

/** Rating sent with an attempt; `escala` is null without one. */
export interface ValoracionEnviada {
  readonly escala: number | null;
  readonly comentario: string | null;
  /** Username of the author. */
  readonly usuario: string;
}

/** Inserts the rating of the evaluation of `cierre`, if one was sent and it has none yet. */
export const VALORAR = fragment<ValoracionEnviada>`
  insert into feedback (id_evaluacion, escala, comentario, usuario_creacion, fecha_feedback)
  select c.id_evaluacion, ${'escala'}::smallint, ${'comentario'}::text, ${'usuario'}::text, c.fecha_fin
  from cierre c where ${'escala'}::smallint is not null
  on conflict (id_evaluacion) do nothing`;
