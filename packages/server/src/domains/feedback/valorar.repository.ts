import { fragment } from '../../db/prepared.ts';

/** Rating sent with an attempt; `escala` is null without one. */
export interface ValoracionEnviada {
  readonly escala: number | null;
  readonly comentario: string | null;
  /** Author: person and username. */
  readonly id_autor: number;
  readonly usuario: string;
}

/** Inserts the rating of the evaluation of `cierre`, if one was sent and it has none yet. */
export const VALORAR = fragment<ValoracionEnviada>`
  insert into feedback (id_evaluacion, escala, comentario, id_usuario_creacion, usuario_creacion, fecha_feedback)
  select c.id_evaluacion, ${'escala'}::smallint, ${'comentario'}::text, ${'id_autor'}::integer, ${'usuario'}::text, c.fecha_fin
  from cierre c where ${'escala'}::smallint is not null
  on conflict (id_evaluacion) do nothing`;
